import { Outlet } from 'react-router'
import { FailureText } from '#web/failure-text.tsx'
import type { Route } from './+types/failure.ts'

/** Keeps the shell standing when a page cannot be loaded. */
export default function AdminPages() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailureText error={error} />
}
