# SPDX-License-Identifier: GPL-3.0-or-later
# What bash offers after bloodmoon.  Options are those that the program's own help names.

_bloodmoon()
{
    local program=${COMP_WORDS[0]} word=${COMP_WORDS[COMP_CWORD]} line=${COMP_LINE:0:COMP_POINT}
    local help typed option='' kind=''
    local -a tokens

    COMPREPLY=()
    [[ $word != = ]] || word=''
    # Bash takes "--computer=red=hard" for five words, of which the last is completed.
    read -ra tokens <<<"$line"
    [[ $line != *[[:space:]] ]] || tokens+=('')
    typed=${tokens[-1]}
    if [[ $typed == --*=* ]]; then
        option=${typed%%=*} typed=${typed#*=}
    elif ((${#tokens[@]} > 1)) && [[ ${tokens[-2]} == --* ]]; then
        option=${tokens[-2]}
    fi
    help=$(LC_ALL=C "$program" --help 2>/dev/null)
    [[ -z $option ]] || kind=$(sed -n "s/^  $option=\([A-Z=]*\) .*/\1/p" <<<"$help")
    case $kind:$typed in
        GAME:*) mapfile -t COMPREPLY < <(compgen -W "$(sed -n 's/^  --game=GAME .*: //p' <<<"$help" | tr -d ,)" -- "$word") ;;
        LEVEL:* | SEAT=LEVEL:*=*) mapfile -t COMPREPLY < <(compgen -W 'easy medium hard master' -- "$word") ;;
        SEAT=LEVEL:*)
            mapfile -t COMPREPLY < <(compgen -S = -W 'red blue green yellow white bird worms' -- "$word")
            compopt -o nospace 2>/dev/null
            ;;
        N:*) ;;
        :-*)
            mapfile -t COMPREPLY < <(compgen -W \
                "$(sed -n 's/^  \(-[a-z], \)\{0,1\}\(--[a-z-]*=\{0,1\}\).*/\2/p' <<<"$help")" -- "$word")
            [[ ${COMPREPLY[0]-} != *= ]] || compopt -o nospace 2>/dev/null
            ;;
        *)
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
            ;;
    esac
}

complete -F _bloodmoon bloodmoon
