import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { siteWords } from '#contract/words/site.ts'
import { classNames } from './class-names.ts'
import { ClosedByBack } from './closed-by-back.tsx'
import { useFocusReturn } from './focus-return.ts'
import { useWords } from './words.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  /**
   * Where the focus begins: on the first control; where there is much to fill in, on the first empty field; or, where it is
   * opened to type, on the field by touch too.
   */
  startsAt?: 'control' | 'field' | 'typing'
  /** What takes the focus once it is closed; what had it before, without it. */
  returnTo?: () => HTMLElement | null
  /** Set where the router stops Back by itself and counts its own entries meanwhile. */
  isBackStopped?: boolean
  className?: string
  children: ReactNode
}

/** A dialog over the page: keeps the focus, closes by Escape, by Back, by a click outside and by its X. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  startsAt = 'control',
  returnTo,
  isBackStopped = false,
  className,
  children,
}: DialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn(returnTo)
  const say = useWords(siteWords)

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {open && !isBackStopped && <ClosedByBack close={() => onOpenChange(false)} />}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 scroll-pt-24 overflow-y-auto bg-board/70 md:py-12">
          <Radix.Content
            onOpenAutoFocus={(event) => {
              onOpenAutoFocus()
              if (startsAt !== 'control') beginAtField(event, startsAt === 'typing')
            }}
            onCloseAutoFocus={onCloseAutoFocus}
            onEscapeKeyDown={leaveToOpenList}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={classNames(
              'relative mx-auto min-h-full w-full max-w-xl bg-paper p-6 outline-none md:min-h-0 md:p-10',
              className,
            )}
          >
            <div className="sticky top-0 z-30 -mx-6 -mt-6 mb-3 flex items-start justify-between gap-6 bg-paper px-6 pt-6 pb-3 md:static md:mx-0 md:mt-0 md:mb-6 md:p-0">
              <Radix.Title tabIndex={-1} className="text-title expanded outline-none">
                {title}
              </Radix.Title>
              <Radix.Close
                aria-label={say('site.close')}
                className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center hover:bg-ink/6"
              >
                <svg
                  viewBox="0 0 16 16"
                  aria-hidden="true"
                  className="size-4"
                  stroke="currentColor"
                  strokeWidth="1.5"
                >
                  <path d="m2 2 12 12M14 2 2 14" />
                </svg>
              </Radix.Close>
            </div>
            {description && <Radix.Description className="mb-6">{description}</Radix.Description>}
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** By touch the title takes the focus, unless it is opened to type: no keyboard comes up over what has not been read yet. */
function beginAtField(event: Event, isToType: boolean) {
  if (!(event.currentTarget instanceof HTMLElement)) return
  event.preventDefault()
  const isByTouch = !isToType && window.matchMedia('(pointer: coarse)').matches
  const fields = event.currentTarget.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="hidden"], [tabindex="-1"]), textarea',
  )
  const empty = isByTouch ? undefined : [...fields].find(({ value }) => value === '')
  const title = event.currentTarget.querySelector<HTMLElement>('h2')
  ;(empty ?? title)?.focus()
}

/** Escape first closes a list that is open in one of the dialog's fields, then the dialog. */
function leaveToOpenList(event: KeyboardEvent) {
  const isListOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true'
  if (isListOpen) event.preventDefault()
}
