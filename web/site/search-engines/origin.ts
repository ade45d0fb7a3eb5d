import { type RouterContextProvider, useRouteLoaderData } from 'react-router'
import { originContext } from '#web/api/context.ts'

/** What addresses that leave the site begin with: the configured public address, or the one that was asked. */
export function askedOrigin(context: Readonly<RouterContextProvider>, url: URL): string {
  return context.get(originContext) || url.origin
}

/** What a page's absolute addresses begin with. */
export function useOrigin(): string {
  return (useRouteLoaderData('root') as { origin: string }).origin
}
