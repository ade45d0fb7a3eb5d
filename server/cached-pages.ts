import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { Storing } from './http/cache/storing.ts'

const trees = new WeakMap<ServerBuild, RouteObject[]>()

/** How each path is cached that was asked for lately. */
type Paths = LRUCache<string, Found>
interface Found {
  storing: Storing | undefined
  /** Its route as it is written: `/designs/:code`. */
  route: string
  /** Whether a form can be sent to it. */
  takesForms: boolean
}

const pathsOfBuilds = new WeakMap<ServerBuild, Paths>()
const mostKnown = 1000
const longestKnown = 200

/** Asked by the router itself: it is no page, though no route has it. */
const manifest = '/__manifest'

/** Whether the page at `path` states `export const handle = { cached: true }`; one that says nothing is not cached. */
export function isCachedPage(build: ServerBuild, path: string): boolean {
  return pageAt(build, path).storing !== undefined
}

/** What is known of the page at `path`. How it is cached: all that no route has as one. */
export function pageAt(build: ServerBuild, path: string): Found {
  if (path.length > longestKnown) return found(build, path)
  const paths = pathsOf(build)
  const known = paths.get(path) ?? found(build, path)
  paths.set(path, known)
  return known
}

/** Matching goes through every route of the product. */
function found(build: ServerBuild, path: string): Found {
  const pagePath = path.replace(/\/(_root|_)\.data$/, '/').replace(/\.data$/, '')
  const matches = matchRoutes(treeOf(build), pagePath) ?? []
  const page = matches.at(-1)?.route
  const takesForms = page?.action !== undefined
  const route = `/${matches.flatMap((match) => match.route.path?.replace(/^\//, '') || []).join('/')}`
  if ((page?.handle as { cached?: boolean } | undefined)?.cached !== true)
    return { storing: undefined, route, takesForms }
  // All pages that no route has are made at the one address of what says so: nothing is told apart there.
  const isNowhere = route.endsWith('/*') && path === pagePath && path !== manifest
  return { storing: isNowhere ? { address: route } : {}, route, takesForms }
}

function pathsOf(build: ServerBuild): Paths {
  const paths = pathsOfBuilds.get(build) ?? new LRUCache({ max: mostKnown })
  pathsOfBuilds.set(build, paths)
  return paths
}

function treeOf(build: ServerBuild): RouteObject[] {
  const known = trees.get(build)
  if (known) return known
  const tree = childrenOf(build)
  trees.set(build, tree)
  return tree
}

function childrenOf({ routes }: Pick<ServerBuild, 'routes'>, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive, module: { handle, action: receives } }) => {
      const own = { id, path, caseSensitive, handle, action: receives && true }
      return index ? { ...own, index } : { ...own, children: childrenOf({ routes }, id) }
    })
}
