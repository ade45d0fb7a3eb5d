import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '#web/api/request.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useLetter } from '../keys/letters-off.ts'
import { goneOnTo } from '../list/scroll-memory.ts'
import { rescueFocus } from '../page/focus.ts'
import { beyond, type ListPage, type Neighbour, pageAround } from './around.ts'
import { enquiriesPath, pathOf } from './paths.ts'

/** How many rows before the end of a page what comes after it is looked for: it is there when the end is reached. */
const ahead = 2

/** Where an enquiry lies in the list that it was opened from, and what lies beside it. */
interface Around {
  id: string
  page: ListPage
  /** Counted from one, over all pages of the list. */
  place: number
  previous: Neighbour | null
  next: Neighbour | null
}

/** Of an enquiry that was opened from no list, null, and as long as that is read. The list comes back to its row. */
export function useAround(id: string): Around | null {
  const { state } = useLocation()
  const page = usePage(typeof state?.list === 'string' ? state.list : undefined, id)
  const index = page ? page.ids.indexOf(id) : -1
  const previous = useBeyond(page, 'previous', index >= 0 && index < ahead)
  const next = useBeyond(page, 'next', page !== null && index >= page.ids.length - ahead)
  const list = page?.list
  useEffect(() => {
    if (list !== undefined) goneOnTo(enquiriesPath + list, pathOf({ _id: id }))
  }, [list, id])

  if (!page || index < 0) return null
  const inside = (at: number) => {
    const other = page.ids[at]
    return other === undefined ? null : { id: other, list: page.list }
  }
  return {
    id,
    page,
    place: page.before + index + 1,
    previous: inside(index - 1) ?? previous,
    next: inside(index + 1) ?? next,
  }
}

interface NeighboursProps {
  around: Around
  label: string
  className?: string
}

/** Leads to the enquiries before and after this one. */
export function Neighbours({ around, label, className }: NeighboursProps) {
  const { id, page, place, previous, next } = around
  const nav = useRef<HTMLElement>(null)
  const pressed = useRef<string | null>(null)

  // The keyboard stays on the step that was pressed, or goes on from the other one where it has gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step goes as another enquiry is shown
  useEffect(() => {
    if (pressed.current === null) return
    const label = pressed.current
    pressed.current = null
    return rescueFocus(
      () =>
        nav.current?.querySelector<HTMLElement>(`[aria-label="${label}"]`) ?? nav.current?.querySelector('a'),
    )
  }, [page, id])

  return (
    <nav ref={nav} aria-label={label} className={classNames('flex gap-2', className)}>
      <Step to={previous} letter="K" label="Previous enquiry" pressed={pressed}>
        <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </Step>
      <span className="annotation self-center text-ink-soft">
        {place} / {page.total}
      </span>
      <Step to={next} letter="J" label="Next enquiry" pressed={pressed}>
        <ArrowRight aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </Step>
    </nav>
  )
}

interface StepProps {
  to: Neighbour | null
  label: string
  letter: string
  /** Told of the label when it is pressed. */
  pressed: RefObject<string | null>
  children: ReactNode
}

function Step({ to, label, letter, pressed, children }: StepProps) {
  const shortcut = useLetter(letter)
  const classes = 'grid size-11 place-items-center -outline-offset-4'
  if (!to)
    return (
      <span aria-hidden="true" className={`${classes} opacity-35`}>
        {children}
      </span>
    )
  return (
    <Link
      to={pathOf({ _id: to.id })}
      state={{ list: to.list }}
      // A phone's Back leads to the list, however many were looked at.
      replace
      aria-label={label}
      aria-keyshortcuts={shortcut}
      onClick={({ currentTarget }) => {
        // A letter presses it from elsewhere on the page, where the keyboard stays.
        if (currentTarget.closest('nav')?.contains(document.activeElement)) pressed.current = label
      }}
      className={`${classes} hover:bg-ink/6`}
    >
      {children}
    </Link>
  )
}

/** The page of the list that the enquiry is on; it is read anew only where that is another one. */
function usePage(list: string | undefined, id: string): ListPage | null {
  const [page, setPage] = useState<ListPage | null>(null)
  const isHere = page?.ids.includes(id)
  useEffect(() => {
    if (list === undefined || isHere) return
    let isWanted = true
    pageAround(api, list, id)
      .then((read) => isWanted && setPage(read))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [list, id, isHere])
  return isHere ? page : null
}

/** What lies beyond a page of the list, once it is asked for. */
function useBeyond(page: ListPage | null, side: 'next' | 'previous', isAsked: boolean): Neighbour | null {
  const [found, setFound] = useState<{ from: ListPage; to: Neighbour | null }>()
  useEffect(() => {
    if (!page || !isAsked) return
    let isWanted = true
    beyond(api, page, side)
      .then((to) => isWanted && setFound({ from: page, to }))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [page, side, isAsked])
  return found && found.from === page ? found.to : null
}
