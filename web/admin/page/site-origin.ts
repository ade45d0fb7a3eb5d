import { useRouteLoaderData } from 'react-router'

/** What the addresses of the site begin with, as visitors know it. */
export function useSiteOrigin(): string {
  return (useRouteLoaderData('root') as { origin: string } | undefined)?.origin ?? window.location.origin
}
