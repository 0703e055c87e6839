# SPDX-License-Identifier: GPL-3.0-or-later
# What fish offers after bloodmoon-cli.  Commands and options are those that the program's own help names.

# The program and its command, without what is being typed.
function __bloodmoon_cli_call
    string match -v -- '-*' (commandline -opc)
end

function __bloodmoon_cli_commands
    set -l call (__bloodmoon_cli_call)
    LC_ALL=C $call[1] --help 2>/dev/null | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*  \(.*\)/\1\t\2/p'
end

function __bloodmoon_cli_values -a kind
    set -l call (__bloodmoon_cli_call)
    switch "$call[2]:$kind"
        case 'cards:ID'
            $call[1] cards --list 2>/dev/null | sed 's/^\([a-z-]*\)  *\(.*[^ ]\)  .*  .*/\1\t\2/'
        case 'lessons:ID'
            $call[1] lessons --list 2>/dev/null | awk '{ print $2 }'
        case '*:LEVEL*'
            printf '%s\n' random greedy easy steady medium hard master
        case '*:GAME'
            LC_ALL=C $call[1] --help 2>/dev/null | sed -n '/^Games/,/^$/s/^  \([a-z-]*\) .*/\1/p'
        case '*:SIDE'
            printf '%s\n' bird worms red blue green yellow white
        case '*:FOLDER'
            __fish_complete_directories (string replace -r '^--[a-z-]*=' '' -- (commandline -ct))
        case '*FILE*'
            __fish_complete_path (string replace -r '^--[a-z-]*=' '' -- (commandline -ct))
        case '*POSITION*'
            echo start
            __fish_complete_path (commandline -ct)
    end
end

# Lines of the help: "  -n, --games=N         How many".
function __bloodmoon_cli_options
    set -l call (__bloodmoon_cli_call)
    set -l word (commandline -ct)
    set -l help (LC_ALL=C $call[1] $call[2] --help 2>/dev/null)
    if string match -q -- '--*=*' $word
        set -l option (string replace -r '=.*' '' -- $word)
        set -l kind (string replace -rf -- "^  (?:-[a-z], )?$option=([A-Z|]*) .*" '$1' $help)
        for value in (__bloodmoon_cli_values "$kind")
            echo -- "$option=$value"
        end
        return
    end
    string replace -rf -- '^  (?:-[a-z], )?(--[a-z-]*=?)[A-Z|]* +(.*)' '$1\t$2' $help
end

function __bloodmoon_cli_arguments
    set -l call (__bloodmoon_cli_call)
    set -l help (LC_ALL=C $call[1] $call[2] --help 2>/dev/null)
    set -l kind (string replace -rf -- "^  bloodmoon-cli $call[2] \[[^]]*\] (.*)" '$1' $help)
    # The second argument of two.
    if test "$kind" = 'POSITION SIDE'
        test (count $call) -gt 2; and set kind SIDE; or set kind POSITION
    end
    __bloodmoon_cli_values "$kind"
end

complete -c bloodmoon-cli -f
complete -c bloodmoon-cli -n 'test (count (__bloodmoon_cli_call)) -eq 1' -a '(__bloodmoon_cli_commands)'
complete -c bloodmoon-cli -n 'test (count (__bloodmoon_cli_call)) -eq 1' -l help -d 'Show the help'
complete -c bloodmoon-cli -n 'test (count (__bloodmoon_cli_call)) -eq 1' -l version -d 'Show the version'
complete -c bloodmoon-cli -n 'test (count (__bloodmoon_cli_call)) -gt 1' -a '(__bloodmoon_cli_options)'
complete -c bloodmoon-cli -n 'test (count (__bloodmoon_cli_call)) -gt 1' -a '(__bloodmoon_cli_arguments)'
