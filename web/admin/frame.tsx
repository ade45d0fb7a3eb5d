import { Outlet } from 'react-router'
import { Toaster } from '#web/ui/toaster.tsx'

/** Clear of the tab bar, and of a form's buttons where the toasts take the whole width. */
const offset = { bottom: 72, right: 24 }
const mobileOffset = { bottom: 136, left: 16, right: 16 }

/** Holds the toasts of sign-in and back-office alike, so that one said on leaving a page is seen on the next. */
export default function AdminFrame() {
  return (
    <>
      <Outlet />
      <Toaster position="bottom-right" offset={offset} mobileOffset={mobileOffset} />
    </>
  )
}
