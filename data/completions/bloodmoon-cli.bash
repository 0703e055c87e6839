# SPDX-License-Identifier: GPL-3.0-or-later
# What bash offers after bloodmoon-cli.  Commands and options are those that the program's own help names.

# _bloodmoon_cli_kind OPTION: what the option takes, as the help on standard input calls it; nothing, if it takes nothing.
_bloodmoon_cli_kind()
{
    sed -n "s/^  \(-[a-z], \)\{0,1\}$1=\([A-Z|]*\) .*/\2/p; s/^  $1, --[a-z-]*=\([A-Z|]*\) .*/\1/p"
}

# _bloodmoon_cli_values KIND WORD PROGRAM [--game=GAME]: what begins with WORD.
_bloodmoon_cli_values()
{
    local program=$3

    case $1 in
        *FILE*) compgen -f -- "$2" ;;
        *POSITION*) compgen -W start -- "$2"; compgen -f -- "$2" ;;
        FOLDER) compgen -d -- "$2" ;;
        LEVEL*) compgen -W 'random greedy easy steady medium hard master' -- "$2" ;;
        GAME) compgen -W "$(LC_ALL=C "$program" --help 2>/dev/null | sed -n '/^Games/,/^$/s/^  \([a-z-]*\) .*/\1/p')" -- "$2" ;;
        SIDE) compgen -W 'bird worms red blue green yellow white' -- "$2" ;;
        CARD) compgen -W "$("$program" cards --list "${@:4}" 2>/dev/null | sed 's/ .*//')" -- "$2" ;;
        LESSON) compgen -W "$("$program" lessons --list "${@:4}" 2>/dev/null | awk '{ print $2 }')" -- "$2" ;;
    esac
}

_bloodmoon_cli()
{
    local program=${COMP_WORDS[0]} command=${COMP_WORDS[1]-} word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local help kind='' i game=()

    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        help=$(LC_ALL=C "$program" --help 2>/dev/null)
        mapfile -t COMPREPLY < <(compgen -W "--help --version
            $(sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p' <<<"$help")" -- "$word")
        return
    fi
    # Each game has its own options.  Bash takes "--game=x" for three words.
    for ((i = 2; i < COMP_CWORD - 1; i++)); do
        [[ ${COMP_WORDS[i]} == --game ]] || continue
        [[ ${COMP_WORDS[i + 1]} != = ]] || i=$((i + 1))
        ((i + 1 >= COMP_CWORD)) || game=("--game=${COMP_WORDS[i + 1]}")
    done
    help=$(LC_ALL=C "$program" "$command" "${game[@]}" --help 2>/dev/null)
    # The same with "--seed=7".
    if [[ $word == = ]]; then
        word=''
    elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    [[ $before != -* ]] || kind=$(_bloodmoon_cli_kind "$before" <<<"$help")
    if [[ -n $kind ]]; then
        case $command:$kind in
            cards:ID) kind=CARD ;;
            lessons:ID) kind=LESSON ;;
        esac
    elif [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W \
            "$(sed -n 's/^  \(-[a-z], \)\{0,1\}\(--[a-z-]*=\{0,1\}\).*/\2/p' <<<"$help")" -- "$word")
        [[ ${COMPREPLY[0]-} != *= ]] || compopt -o nospace 2>/dev/null
        return
    else
        # What the command is called with, options left out.
        kind=$(sed -n "s/^  bloodmoon-cli $command \[[^]]*\] //p" <<<"$help")
        case $kind in
            'POSITION SIDE') ((COMP_CWORD > 2)) && kind=SIDE || kind=POSITION ;;
        esac
    fi
    [[ $kind != *FILE* && $kind != *POSITION* && $kind != FOLDER ]] || compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(_bloodmoon_cli_values "$kind" "$word" "$program" "${game[@]}")
}

complete -F _bloodmoon_cli bloodmoon-cli
