import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import type { Suggestion } from '#contract/suggestion.ts'
import { fewestLetters } from '#contract/suggestion-kinds.ts'
import { optionWords } from '#contract/words/options.ts'
import { searchWords } from '#contract/words/search.ts'
import { api } from '#web/api/request.ts'
import { listSuggestions } from '#web/api/suggestions.ts'
import { Asking } from '#web/ui/asking.ts'
import { leaveBackToRouter } from '#web/ui/back-closes.ts'
import { ComboboxList } from '#web/ui/combobox-list.tsx'
import { useCounts, useWords } from '#web/ui/words.ts'

interface SuggestionsProps {
  /** The served form whose field is typed in. */
  form: HTMLFormElement
}

/** What may be meant by what is typed into the field, which keeps the focus: the ARIA combobox pattern. */
export function Suggestions({ form }: SuggestionsProps) {
  const listId = useId()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [offered, setOffered] = useState<Suggestion[]>([])
  const [active, setActive] = useState(-1)
  const [asking] = useState(() => {
    const nothing = () => show([])
    const ask = (q: string) => listSuggestions(api, q)
    return new Asking({ fewest: fewestLetters, ask, onFound: show, onFailed: nothing, onTooLittle: nothing })
  })
  const sought = useRef('')
  const say = useSuggestion()
  const input = form.elements.namedItem('search') as HTMLInputElement
  const isInMenu = form.closest('details') !== null
  const isOpen = offered.length > 0
  const byPath = new Map(offered.map((one) => [one.path, one]))
  const values = [...byPath.keys()]

  function show(suggestions: Suggestion[]) {
    setOffered(document.activeElement === input ? suggestions : [])
    setActive(-1)
  }

  function close() {
    asking.stop()
    show([])
  }

  function go(path: string) {
    close()
    sought.current = input.value
    input.blur()
    if (isInMenu) leaveBackToRouter()
    navigate(path, { replace: isInMenu })
  }

  function step(by: 1 | -1) {
    const next = isOpen ? active + by : -1
    if (!isOpen) asking.about(input.value, 0)
    else setActive(next >= values.length ? 0 : next < 0 ? values.length - 1 : next)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing) return
    const chosen = values[active]
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && chosen !== undefined) go(chosen)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const search = input.value.trim()
    go(search ? `/gallery?${new URLSearchParams({ search })}` : '/gallery')
  }

  // With what is shown, so that no key finds a list that its listener does not know.
  useLayoutEffect(() => {
    const unheard = new AbortController()
    const { signal } = unheard
    input.addEventListener('input', () => asking.about(input.value), { signal })
    input.addEventListener('click', () => asking.about(input.value, 0), { signal })
    input.addEventListener('keydown', onKeyDown, { signal })
    input.addEventListener('blur', close, { signal })
    form.addEventListener('submit', onSubmit, { signal })
    input.setAttribute('aria-expanded', String(isOpen))
    input.setAttribute('aria-controls', listId)
    if (active >= 0) input.setAttribute('aria-activedescendant', `${listId}-${active}`)
    else input.removeAttribute('aria-activedescendant')
    return () => unheard.abort()
  })

  // What was typed before this code came.
  useEffect(() => {
    if (document.activeElement === input) asking.about(input.value)
    return () => {
      asking.stop()
    }
  }, [asking, input])

  // What was sought has been found; what is typed meanwhile stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once another page is there
  useEffect(
    () => () => {
      if (input.value === sought.current) input.value = ''
    },
    [key],
  )

  return createPortal(
    <>
      {isOpen && (
        <ComboboxList
          id={listId}
          label={say.list}
          values={values}
          textOf={(path) => say.option(byPath.get(path))}
          active={active}
          onChoose={go}
          place={isInMenu ? 'relative -mt-px' : 'absolute top-full right-0 w-104 max-h-[70vh]'}
        />
      )}
      <span role="status" className="sr-only">
        {isOpen && say.howMany(values.length)}
      </span>
    </>,
    form,
  )
}

/** How a suggestion reads: what it is called, and behind it what it is. */
function useSuggestion() {
  const say = useWords(searchWords)
  const counted = useCounts({ ...searchWords, ...optionWords })
  const countOf = (count: number | null) => (count === null ? '' : counted('site.search', count))

  function notes({ kind, of, count }: Suggestion): string[] {
    if (kind === 'design') return [of ?? '']
    if (kind === 'plot') return [count === null ? say('site.search.fits') : countOf(count)]
    return [kind === 'tag' ? say('site.search.tag') : (of ?? say('site.search.category')), countOf(count)]
  }

  return {
    list: say('site.search.list'),
    howMany: (count: number) => counted('site.options', count),
    option: (suggestion: Suggestion | undefined) =>
      suggestion && (
        <>
          <span className="min-w-0 grow breakable">{suggestion.text}</span>
          <span className="annotation shrink-0 text-ink-soft">{notes(suggestion).join(' · ')}</span>
        </>
      ),
  }
}
