import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

interface Rendering {
  /** Ends the rendering: its visitor has left. */
  signal: AbortSignal
  /** What allows the scripts that React itself writes. */
  nonce: string
  onError(error: unknown): void
}

/**
 * Renders the complete page, waiting for everything, and holds on to nothing: React never takes its listener off a
 * signal, so that a render given the request's own would stay in memory for as long as that does.
 * @throws the signal's reason, when the visitor has left
 */
export async function renderWhole(page: ReactNode, { signal, nonce, onError }: Rendering): Promise<string> {
  signal.throwIfAborted()
  const ending = new AbortController()
  const end = () => ending.abort(signal.reason)
  signal.addEventListener('abort', end)
  try {
    const stream = await renderToReadableStream(page, {
      signal: ending.signal,
      nonce,
      // No part is sent aside for a script to put in its place: whoever has no JavaScript reads it too.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
    })
    await stream.allReady
    return await text(stream)
  } finally {
    signal.removeEventListener('abort', end)
  }
}
