# SPDX-License-Identifier: GPL-3.0-or-later
# What fish offers after bloodmoon.  Options are those that the program's own help names.

function __bloodmoon_values -a kind typed
    set -l call (commandline -opc)
    switch "$kind:$typed"
        case 'GAME:*'
            LC_ALL=C $call[1] --help 2>/dev/null | sed -n 's/^  --game=GAME .*: //p' | string split ', '
        case 'LEVEL:*'
            printf '%s\n' easy medium hard master
        case 'SEAT=LEVEL:*=*'
            printf '%s\n' (string replace -r '=.*' '' -- $typed)=(printf '%s\n' easy medium hard master)
        case 'SEAT=LEVEL:*'
            printf '%s=\n' red blue green yellow white bird worms
        case '*FILE*:*'
            __fish_complete_path $typed
    end
end

# Lines of the help: "  --game=GAME     Choose a game".
function __bloodmoon_offers
    set -l call (commandline -opc)
    set -l word (commandline -ct)
    set -l help (LC_ALL=C $call[1] --help 2>/dev/null)
    set -l typed $word
    set -l option $call[-1]
    set -l before
    if string match -q -- '--*=*' $word
        set option (string replace -r '=.*' '' -- $word)
        set typed (string replace -r '^[^=]*=' '' -- $word)
        set before "$option="
    end
    set -l kind (string replace -rf -- "^  $option=([A-Z=]*) .*" '$1' $help)
    if test -n "$kind"
        for value in (__bloodmoon_values $kind "$typed")
            echo -- "$before$value"
        end
        return
    end
    string replace -rf -- '^  (?:-[a-z], )?(--[a-z-]*=?)[A-Z=]* +(.*)' '$1\t$2' $help
    __bloodmoon_values FILE "$word"
end

complete -c bloodmoon -f
complete -c bloodmoon -a '(__bloodmoon_offers)'
