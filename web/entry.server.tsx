import { type EntryContext, isRouteErrorResponse, RouterContextProvider } from 'react-router'
import { apiContext, originContext } from './api/context.ts'
import { createApi, type Fetch } from './api/request.ts'
import { type Reads, shareResponses } from './api/shared-responses.ts'
import { renderPage } from './render-page.ts'
import { type Rendering, renderingContext } from './rendering.ts'
import { OnPlot } from './site/design/on-plot.tsx'
import { Particulars } from './site/design/particulars.tsx'
import { PrintSheet } from './site/design/print-sheet.tsx'
import { onPlot, particulars, printSheet } from './site/design/served-parts.ts'
import { FinderBox } from './site/find/finder-box.tsx'
import { FinderEntry } from './site/find/finder-entry.tsx'
import { finderBox, finderEntry } from './site/find/served-box.ts'
import { Footer } from './site/footer/footer.tsx'
import { servedFooter } from './site/footer/served-footer.ts'
import { FindField } from './site/header/find-field.tsx'
import { findField } from './site/header/served-field.ts'
import { dormant } from './site/hydration/dormant.ts'
import { Notice } from './site/maintenance/notice.tsx'
import { servedNotice } from './site/maintenance/served-notice.ts'
import siteSheet from './site.css?url'

export { knownParameters } from './site/known-parameters.ts'

finderBox.Component = FinderBox
finderEntry.Component = FinderEntry
findField.Component = FindField
servedFooter.Component = Footer
servedNotice.Component = Notice
onPlot.Component = OnPlot
particulars.Component = Particulars
printSheet.Component = PrintSheet

/** While developing, the sheet changes, and pages have all of it. */
const wholeSheetAt = import.meta.env.PROD ? siteSheet : undefined

/** Renders the complete page: one body that can be cached and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  request.signal.throwIfAborted()
  const { nonce } = loadContext.get(renderingContext)
  const ofSite = {
    finish: (html: string) => dormant(html, nonce, frameworkOf(routerContext), wholeSheetAt),
    hasUsedRulesOnly: wholeSheetAt !== undefined,
  }
  const page = isOfSite(routerContext)
    ? await renderPage(routerContext, request.url, nonce, ofSite)
    : await renderPage(withAllRoutes(routerContext), request.url, nonce)
  return new Response(page, { status, headers })
}

/** The back-office is for whoever came to act: its code begins at once. */
function isOfSite({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.id === 'site/layout')
}

/**
 * The list of routes comes whole with the back-office, as one file that the browser keeps: asked for page by page, it held up each
 * page that names a document in its address by a turn on the line, before anything of it was asked for.
 */
function withAllRoutes(routerContext: EntryContext): EntryContext {
  const routeDiscovery = { ...routerContext.routeDiscovery, mode: 'initial' as const }
  const handoff = { ...JSON.parse(routerContext.serverHandoffString ?? '{}'), routeDiscovery }
  return { ...routerContext, routeDiscovery, serverHandoffString: JSON.stringify(handoff) }
}

/** The addresses of what hydrates any page: React, the router and the root. A page's own code is not among them. */
function frameworkOf({ manifest: { entry, routes } }: EntryContext): Set<string> {
  return new Set(
    [entry, routes.root].flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : [])),
  )
}

/** Logs what went wrong while a page was made; a visitor's own mistake or departure is nobody's concern. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(renderingContext).log(error)
}

/** What the server gives a request's page. */
export interface PageContext extends Rendering {
  apiFetch: Fetch
  /** Where it is noted what the page reads, of what others have read before it. */
  reads: Reads
  /** Moves with every write. */
  contentVersion: string
  /** The public address that canonical links begin with. */
  origin: string
}

/**
 * What the loaders of one request stand on. The server calls it through the build: React Router tells context keys
 * apart by identity, and only the bundle holds the ones that its routes use.
 */
export function createRequestContext({
  apiFetch,
  reads,
  contentVersion,
  origin,
  ...rendering
}: PageContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, shareResponses(createApi(apiFetch), reads, contentVersion))
  context.set(originContext, origin)
  context.set(renderingContext, rendering)
  return context
}
