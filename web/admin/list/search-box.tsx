import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { limits } from '#contract/limits.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { useLetter } from '../keys/letters-off.ts'
import { useDestination } from '../page/use-destination.ts'
import { changedSearch, latestSearch } from './list-address.ts'

const patience = 300

/** Searches a list while it is typed. The words live in the address, beside everything else the list is narrowed by. */
export function SearchBox({ label }: { label: string }) {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const destination = useDestination()
  const letter = useLetter('/')
  const words = search.get('search') ?? ''
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function stopWaiting() {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  function find() {
    stopWaiting()
    const typed = input.current?.value.trim() ?? ''
    const search = latestSearch()
    if (destination() !== pathname) return
    if (typed !== (search.get('search') ?? ''))
      setSearch(changedSearch(search, { search: typed }), { replace: true, preventScrollReset: true })
  }

  const findOvertaken = useEffectEvent(() => {
    if (!timer.current) find()
  })

  const before = useRef(search)
  useEffect(() => {
    const wordsBefore = before.current.get('search') ?? ''
    const isOther = search !== before.current
    before.current = search
    // A choice whose address was made while these words were still being searched for has overtaken them.
    if (isOther && words === wordsBefore) findOvertaken()
    else if (input.current && input.current !== document.activeElement) input.current.value = words
  }, [words, search])
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <search className="min-w-40 flex-1 sm:max-w-sm sm:min-w-48 print:hidden">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          find()
        }}
      >
        <TextInput
          ref={input}
          type="search"
          aria-keyshortcuts={letter}
          name="search"
          aria-label={label}
          placeholder={label}
          defaultValue={words}
          maxLength={limits.search}
          onChange={() => {
            stopWaiting()
            timer.current = setTimeout(find, patience)
          }}
        />
      </form>
    </search>
  )
}
