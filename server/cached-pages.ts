import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

const trees = new WeakMap<ServerBuild, RouteObject[]>()

/** Whether the page at `path` states `export const handle = { cached: true }`; one that says nothing is not cached. */
export function isCachedPage(build: ServerBuild, path: string): boolean {
  const pagePath = path.replace(/\/(_root|_)\.data$/, '/').replace(/\.data$/, '')
  const handle = matchRoutes(treeOf(build), pagePath)?.at(-1)?.route.handle
  return (handle as { cached?: boolean } | undefined)?.cached === true
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
    .map(({ id, path, index, caseSensitive, module: { handle } }) =>
      index
        ? { id, path, index, caseSensitive, handle }
        : { id, path, caseSensitive, handle, children: childrenOf({ routes }, id) },
    )
}
