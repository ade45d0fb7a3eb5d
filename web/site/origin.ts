import type { RouterContextProvider } from 'react-router'
import { originContext } from '#web/api/context.ts'

/** What addresses that leave the site begin with: the configured public address, or the one that was asked. */
export function askedOrigin(context: Readonly<RouterContextProvider>, url: URL): string {
  return context.get(originContext) || url.origin
}
