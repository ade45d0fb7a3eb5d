import { text } from 'node:stream/consumers'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { withCachedHtml } from './html-cache.ts'
import { styleSheetId } from './ui/cached-html.tsx'

const doctype = '<!DOCTYPE html>'

interface Finishing {
  /** Has the last word on its HTML. */
  finish: (html: string) => string
  /** The site's style sheet is left with what the page shows; the rest of it comes with the page's code. */
  hasUsedRulesOnly: boolean
}

const asRendered: Finishing = { finish: (html) => html, hasUsedRulesOnly: false }

/**
 * Renders the complete page at once: every loader has answered by now, so nothing is left to stream, and a stream would
 * turn each piece into bytes and back.
 * @throws what a component throws
 */
export async function renderPage(
  context: EntryContext,
  url: string,
  nonce: string,
  { finish, hasUsedRulesOnly }: Finishing = asRendered,
): Promise<Buffer<ArrayBuffer>> {
  const { serverHandoffStream, ...whole } = context
  const { marked: rendered, fillIn } = withCachedHtml(() =>
    renderToString(createElement(ServerRouter, { context: whole, url, nonce })),
  )
  // The first of that name stands in the head, before anything that comes from outside.
  const marked = rendered.replace(
    `<style id="${styleSheetId}"`,
    `<style nonce="${nonce}" id="${styleSheetId}"`,
  )
  const end = marked.lastIndexOf('</body>')
  if (!serverHandoffStream || !context.renderMeta?.didRenderScripts || end < 0)
    return fillIn(doctype + marked, nonce, false)
  const data = handOver(await text(serverHandoffStream), nonce)
  return fillIn(finish(doctype + marked.slice(0, end) + data + marked.slice(end)), nonce, hasUsedRulesOnly)
}

/** What the loaders answered, for hydration: as the router's own stream would write it, whole. */
function handOver(data: string, nonce: string): string {
  const open = `<script nonce="${nonce}">window.__reactRouterContext.streamController`
  return `${open}.enqueue(${inScript(JSON.stringify(data))});</script>${open}.close();</script>`
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Nothing in a script's text may look like its end. */
function inScript(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (letter) => escapes[letter] ?? letter)
}
