import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { Enquiry } from '#contract/enquiry.ts'
import { enquiryOutcomeWords } from '#contract/words/enquiry-outcome.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { useWords } from '#web/ui/words.ts'
import { OtherWays } from './other-ways.tsx'
import { showOutcome, useOutcome } from './outcome.tsx'

/** What says it all is fetched then: where it does not come, that it was received is said all the same. */
const loadSentPanel = () => import('./sent-panel.tsx').then(({ SentPanel }) => ({ default: SentPanel }))

export function Received({ enquiry }: { enquiry?: Enquiry }) {
  useHideOnLeaving()
  const say = useWords(enquiryOutcomeWords)
  const { Component: SentPanel, open } = useLazyComponent(loadSentPanel)
  // Not in the effect's list: it is another function each time.
  const openPanel = useRef(open)
  useEffect(() => {
    if (enquiry) openPanel.current(() => true).catch(() => {})
  }, [enquiry])
  return (
    <Message beside={enquiry && SentPanel && <SentPanel enquiry={enquiry} />}>
      {say('enquiry.received')}
    </Message>
  )
}

/** Nothing is reached from here. */
export function Unreached() {
  return <Message beside={<OtherWays />}>{useWords(enquiryOutcomeWords)('enquiry.waiting')}</Message>
}

/** The server was reached, and does not take it now. */
export function Busy() {
  return <Message beside={<OtherWays />}>{useWords(enquiryOutcomeWords)('enquiry.waiting.busy')}</Message>
}

/** An enquiry that waited, and that the server would not take. */
export function Refused() {
  const say = useWords(enquiryOutcomeWords)
  return (
    <Message>
      {say('enquiry.refused')}{' '}
      <Link to="/contact#enquiry" className="ruled-link">
        {say('enquiry.refused.form')}
      </Link>
    </Message>
  )
}

/** Stays under the header until it is put away, so that it is read wherever the visitor was on the page. */
function Message({ children, beside }: { children: ReactNode; beside?: ReactNode }) {
  const message = useRef<HTMLDivElement>(null)
  const taken = useOutcome()?.taken
  // The form that was sent has begun anew, and what had the keyboard in it is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each enquiry that is taken does that
  useEffect(() => {
    if (document.activeElement === document.body) message.current?.focus({ preventScroll: true })
  }, [taken])
  return (
    <div
      ref={message}
      tabIndex={-1}
      className="under-header sticky top-16 z-10 border-b border-ink bg-paper-deep outline-none print:hidden"
    >
      <div className="page-margins flex items-start justify-between gap-6 py-3">
        <div className="min-w-0 border-l-2 border-accent pl-4">
          <p role="status">{children}</p>
          {beside}
        </div>
        <IconButton
          label={useWords(enquiryOutcomeWords)('enquiry.hide')}
          path="m2 2 12 12M14 2 2 14"
          className="-mt-2 -mr-3 size-11 shrink-0 hover:bg-ink/6"
          onClick={hide}
        />
      </div>
    </div>
  )
}

/** What has been read is not carried from page to page. */
function useHideOnLeaving() {
  const { pathname } = useLocation()
  const shownOn = useRef(pathname)
  useEffect(() => {
    if (pathname !== shownOn.current) hide()
  }, [pathname])
}

function hide() {
  showOutcome(Nothing, false)
}

function Nothing() {
  return null
}
