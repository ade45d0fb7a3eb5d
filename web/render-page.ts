import { text } from 'node:stream/consumers'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { withCachedHtml } from './html-cache.ts'

const doctype = '<!DOCTYPE html>'

/**
 * Renders the complete page at once: every loader has answered by now, so nothing is left to stream, and a stream would
 * turn each piece into bytes and back.
 * @param finish has the last word on its HTML
 * @throws what a component throws
 */
export async function renderPage(
  context: EntryContext,
  url: string,
  nonce: string,
  finish: (html: string) => string,
): Promise<Buffer<ArrayBuffer>> {
  const { serverHandoffStream, ...whole } = context
  const { marked, fillIn } = withCachedHtml(() =>
    renderToString(createElement(ServerRouter, { context: whole, url, nonce })),
  )
  const end = marked.lastIndexOf('</body>')
  if (!serverHandoffStream || !context.renderMeta?.didRenderScripts || end < 0)
    return fillIn(doctype + marked)
  const data = handOver(await text(serverHandoffStream), nonce)
  return fillIn(finish(doctype + marked.slice(0, end) + data + marked.slice(end)))
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
