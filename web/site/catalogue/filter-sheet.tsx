import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { listWords } from '#contract/words/list.ts'
import { Button } from '#web/ui/button.tsx'
import { CloseCross } from '#web/ui/close-cross.tsx'
import { ClosedByBack } from '#web/ui/modal.tsx'
import { useCounts, useWords } from '#web/ui/words.ts'
import { filtersId } from './filters-id.ts'
import type { DesignList } from './load.ts'
import { useFilters } from './use-filters.ts'

const hides = { type: 'button', popoverTarget: filtersId, popoverTargetAction: 'hide' } as const

interface FilterSheetProps {
  list: DesignList
  formId: string
  children: ReactNode
}

/**
 * What the filters stand in: beside the list in a wide window, over it in a narrow one. Every choice is found at once, and
 * the button says how much; where no code does that, it sends the choices. Back closes them and leaves the list as it was
 * before.
 */
export function FilterSheet({ list, formId, children }: FilterSheetProps) {
  const say = useWords(listWords)
  const count = useCounts(listWords)
  const sheet = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { isFinding } = useFilters(list)
  const { total } = list.pagination
  // They may have been opened before this code came.
  useEffect(() => setOpen(sheet.current?.matches(':popover-open') === true), [])
  const close = () => sheet.current?.hidePopover()

  function closeBehind({ currentTarget, relatedTarget }: FocusEvent) {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    <aside
      ref={sheet}
      id={filtersId}
      popover="auto"
      // A press beside what takes the focus leaves it here: in the page behind, it would close the filters.
      tabIndex={-1}
      aria-label={say('list.filters')}
      onToggle={({ newState }) => setOpen(newState === 'open')}
      onBlur={closeBehind}
      className="overscroll-contain max-lg:scroll-pt-24 max-lg:scroll-pb-24 border-(--rule) text-ink backdrop:bg-board/70 max-lg:mb-10 max-lg:open:m-auto max-lg:open:size-full max-lg:open:max-w-xl max-lg:open:bg-paper md:max-lg:open:h-[calc(100svh-6rem)] lg:sticky lg:inset-auto lg:top-20 lg:block lg:size-auto lg:self-start lg:overflow-visible lg:border-t lg:bg-transparent"
    >
      <div className="flex min-h-full flex-col pt-4 max-lg:px-6 md:max-lg:px-10 lg:-mr-4.5 lg:-ml-3 lg:max-h-[calc(100svh-6rem)] lg:min-h-0 lg:overflow-y-auto lg:overscroll-contain lg:px-3 lg:shown-scrollbar lg:ends-ruled lg:noscript:scroll-pb-24">
        <div className="sticky top-0 z-30 -mx-6 -mt-4 mb-3 flex items-start justify-between gap-6 bg-paper px-6 pt-6 pb-3 md:-mx-10 md:px-10 md:pt-10 lg:hidden">
          <h2 className="text-title expanded">{say('list.filters')}</h2>
          <CloseCross {...hides} />
        </div>
        <div className="flex-1">{children}</div>
        <div className="sticky bottom-0 -mx-6 mt-6 border-t border-ink bg-paper px-6 py-4 md:-mx-10 md:px-10 lg:mx-0 lg:hidden lg:px-0 lg:noscript:block">
          <div className="noscript:hidden">
            <Button className="w-full" busy={isFinding} {...hides}>
              {count('list.show', total)}
            </Button>
          </div>
          <div className="hidden noscript:block">
            <Button type="submit" form={formId} className="w-full">
              {say('list.apply')}
            </Button>
          </div>
        </div>
      </div>
      {isOpen && <ClosedByBack close={close} />}
    </aside>
  )
}
