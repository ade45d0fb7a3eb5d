import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { apiContext, originContext } from './api/context.ts'
import { FailurePage } from './failure-page.tsx'
import { type Look, readLook } from './look.ts'
import { useNavigating } from './site/hydration/navigating.ts'
import { Styles } from './styles.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(originContext), look: await readLook(context.get(apiContext)) }
}

/** The origin never changes while the page lives, and the look is a document's. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const look = (useRouteLoaderData('root') as { look: Look | null } | undefined)?.look
  const version = look?.icon && `?v=${look.icon}`
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f5f2ec" />
        <Meta />
        {/* Only scripts need the page's nonce; React would miss it on links when it takes them over. */}
        <Links nonce="" />
        <link rel="icon" href={`/favicon.svg${version ?? ''}`} type="image/svg+xml" />
        {version && <link rel="apple-touch-icon" href={`/apple-touch-icon.png${version}`} />}
        <Styles accentRules={look?.accentRules ?? ''} />
      </head>
      <body>
        {children}
        <p id="page-name" role="status" className="sr-only" />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useNavigating()
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage error={error} />
}
