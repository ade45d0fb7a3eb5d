import { useEffect } from 'react'
import { Outlet } from 'react-router'
import anek from '#web/fonts/anek-latin.woff2?url'
import expanded from '#web/fonts/anek-latin-expanded.woff2?url'
import martian from '#web/fonts/martian-mono.woff2?url'
import { settle } from '#web/ui/back-closes.ts'
import { pressAsAimed } from '#web/ui/press-as-aimed.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { LeaveGuard } from '../drafts/leave-guard.tsx'
import { keepUnanswered } from '../drafts/unanswered-calls.ts'
import { noticeRoom } from '../page/foot-room.ts'
import { SignInDialog } from '../session/sign-in-dialog.tsx'

/** Above the bars at the foot, whatever a form says in its own; where the toasts take the whole width, as high on every page. */
const offset = { bottom: above('72px'), right: 24 }
const mobileOffset = { bottom: above('136px'), left: 16, right: 16 }

function above(least: string): string {
  return `max(${least}, ${noticeRoom} + 8px)`
}

/** A page of the site asks for its fonts once it is painted; whoever works here has them from the day before. */
export function links() {
  return [anek, expanded, martian].map(
    (href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const,
  )
}

/**
 * Holds what outlasts a page, for sign-in and back-office alike: the toasts, so that one said on leaving a page is seen
 * on the next, and the questions on leaving and on an ended session.
 */
export default function AdminFrame() {
  useEffect(keepUnanswered, [])
  useEffect(settle, [])
  useEffect(pressAsAimed, [])
  return (
    <>
      <Outlet />
      <LeaveGuard />
      <SignInDialog />
      <Toaster position="bottom-right" offset={offset} mobileOffset={mobileOffset} />
    </>
  )
}
