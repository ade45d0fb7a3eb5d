import { Outlet } from 'react-router'
import { FailureText } from '#web/failure-text.tsx'
import type { Route } from './+types/failure.ts'

/** Keeps header and footer standing when a page cannot be loaded. */
export default function Pages() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="page-margins flex min-h-[60svh] flex-col justify-center py-16">
      <FailureText error={error} />
    </div>
  )
}
