import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { View } from '#contract/view.ts'
import { Button } from '#web/ui/button.tsx'
import { ActiveRule, choiceClasses } from '../../page/active-rule.tsx'
import { useChosenInView } from '../../page/choice-row.ts'
import { rescueFocus } from '../../page/focus.ts'
import { usePress } from '../../page/use-press.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { useViewDeletion } from './use-view-deletion.ts'
import type { Viewed } from './view-query.ts'

interface SavedViewsProps {
  viewed: Viewed
  /** Null where they are not known. */
  views: View[] | null
}

/** The views of a list that the account keeps, and the way to keep what the list shows or to delete the one that it shows. */
export function SavedViews({ viewed, views }: SavedViewsProps) {
  const [search] = useSearchParams()
  const query = viewed.queryOf(search)
  const current = views?.find((view) => viewed.queryOf(viewed.searchOf(view.query)) === query)
  const [isSaving, setSaving] = useState(false)
  const remove = usePress(useViewDeletion())
  const row = useChosenInView<HTMLUListElement>(current?._id)
  const part = useFocusWithin(current)

  if (!views || (views.length === 0 && query === '')) return null
  return (
    <div ref={part} className="mb-4 flex flex-wrap items-end gap-x-3 border-b border-hairline print:hidden">
      {views.length > 0 && (
        <nav aria-label="Saved views" className="flex min-w-0 grow basis-48 items-start gap-x-3">
          <p aria-hidden="true" className="flex min-h-11 items-center annotation text-ink-soft max-sm:hidden">
            Views
          </p>
          <ul
            ref={row}
            className="relative -mb-1 flex min-w-0 overflow-x-auto pb-1 [scrollbar-width:none] *:shrink-0 max-sm:-ml-2 lg:flex-wrap lg:overflow-visible"
          >
            {views.map((view) => (
              <li key={view._id}>
                <Link
                  to={`?${viewed.searchOf(view.query)}`}
                  aria-current={view === current ? 'true' : undefined}
                  title={view.name}
                  className={choiceClasses}
                >
                  <span dir="auto" className="max-w-[min(16rem,50vw)] truncate">
                    {view.name}
                  </span>
                  <ActiveRule className="inset-x-2 -bottom-1" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {current ? (
        <Button key="delete" look="quiet" size="small" onClick={() => remove(current)} className={actClasses}>
          Delete view<span className="sr-only"> {current.name}</span>
        </Button>
      ) : (
        query !== '' && (
          <Button key="save" look="quiet" size="small" onClick={() => setSaving(true)} className={actClasses}>
            Save view
          </Button>
        )
      )}
      <SaveViewDialog
        isOpen={isSaving}
        list={viewed.list}
        query={query}
        views={views}
        onClose={() => setSaving(false)}
      />
    </div>
  )
}

const actClasses = '-mr-3 ml-auto min-h-11 shrink-0 ruled-link -outline-offset-2 first:-ml-3'

/**
 * The keyboard stays with the views where what it stood on has given its place to something else: it goes on from the one that
 * is shown. @returns a ref for what they are in
 */
function useFocusWithin(current: View | undefined) {
  const part = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && Boolean(part.current?.contains(target))
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is shown
  useEffect(() => {
    if (!hadFocus.current) return
    return rescueFocus(() => part.current?.querySelector<HTMLElement>('[aria-current], button'))
  }, [current?._id])

  return part
}
