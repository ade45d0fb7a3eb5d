import type { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { statesCaching } from '#server/http/cached.ts'
import type { AppContext } from '#server/http/context.ts'

/** A route that can be read: its pattern, and whether it states that it is cached. */
export interface ReadableRoute {
  pattern: string
  isCached: boolean
}

/** The pages as they were built. */
export async function builtPages(): Promise<ServerBuild> {
  return import(new URL('../build/server/index.js', import.meta.url).href)
}

/** What the application itself answers: the API, the files, what machines read. */
export function apiRoutes({ routes }: Pick<Hono<AppContext>, 'routes'>): ReadableRoute[] {
  const patterns = new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => path))
  return [...patterns].map((pattern) => ({
    pattern,
    isCached: routes.some(({ path, handler }) => path === pattern && statesCaching(handler)),
  }))
}

/** The pages of `web/routes.ts`; layouts are no addresses of their own. */
export function pageRoutes({ routes }: Pick<ServerBuild, 'routes'>): ReadableRoute[] {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const pages = all.filter(({ id }) => !all.some(({ parentId }) => parentId === id))
  const patternOf = ({ path = '', parentId }: { path?: string; parentId?: string }): string =>
    (parentId && routes[parentId] ? patternOf(routes[parentId]) : '') + (path && `/${path}`)
  return pages.map((page) => ({
    pattern: patternOf(page) || '/',
    isCached: (page.module.handle as { cached?: boolean } | undefined)?.cached === true,
  }))
}
