import { Outlet, useLocation } from 'react-router'
import { FailureText } from '#web/failure-text.tsx'
import { enquiriesPath } from '../enquiries/paths.ts'
import { BackLink } from '../page/back-link.tsx'
import { LiesInSpam } from '../spam/lies-in-spam.tsx'
import { LiesInTrash } from '../trash/lies-in-trash.tsx'
import type { Route } from './+types/failure.ts'
import { entries } from './navigation.ts'

/** Keeps the shell standing when a page cannot be loaded. */
export default function AdminPages() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  const section = entries.find(({ to, end }) => !end && pathname.startsWith(`${to}/`))
  return (
    <>
      {section && <BackLink to={section.to}>{section.label}</BackLink>}
      <FailureText error={error} />
      {section?.to === enquiriesPath && <LiesInSpam error={error} />}
      <LiesInTrash error={error} />
    </>
  )
}
