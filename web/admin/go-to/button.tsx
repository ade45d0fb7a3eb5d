import { Search } from 'lucide-react'
import { goToKeys } from './keys.ts'
import type { GoTo } from './use-go-to.tsx'

/** Opened by a press, and fetched as it is pointed at. */
type Opening = Pick<GoTo, 'open' | 'fetch'>

/** In the sidebar's head, with its keys. */
export function GoToField({ open, fetch }: Opening) {
  const { text, aria } = goToKeys()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={aria}
      onPointerEnter={fetch}
      onClick={open}
      className="mx-4 mb-4 flex min-h-11 w-[calc(100%-2rem)] items-center gap-2 border border-edge px-2 text-small hover:border-ink hover:bg-ink/4"
    >
      <Search aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.5} />
      <span className="grow text-left">Go to</span>
      <span aria-hidden="true" className="annotation whitespace-nowrap text-ink-soft">
        {text}
      </span>
    </button>
  )
}

/** In the header of a window that has no sidebar. */
export function GoToIcon({ open, fetch }: Opening) {
  return (
    <button
      type="button"
      aria-label="Go to"
      aria-haspopup="dialog"
      aria-keyshortcuts={goToKeys().aria}
      onPointerEnter={fetch}
      onClick={open}
      className="grid size-11 shrink-0 place-items-center hover:bg-ink/6 lg:hidden"
    >
      <Search aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
    </button>
  )
}
