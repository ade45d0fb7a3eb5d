import { Outlet } from 'react-router'
import { Toaster } from '#web/ui/toaster.tsx'

/** Holds the toasts of sign-in and back-office alike, so that one said on leaving a page is seen on the next. */
export default function AdminFrame() {
  return (
    <>
      <Outlet />
      <Toaster position="bottom-right" />
    </>
  )
}
