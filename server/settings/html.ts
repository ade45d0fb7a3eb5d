import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { cleaned } from './cleaned.ts'

/** Longer texts are cleaned beside the thread: one that was made to be slow holds it for seconds. */
const longestOnThread = 5000

/** The HTML of a page's text with nothing in it that runs: no script, no event handler, no javascript: link. */
export async function cleanHtml(html: string): Promise<string> {
  if (html.length <= longestOnThread) return cleaned(html)
  const worker = new Worker(new URL('./html-worker.ts', import.meta.url), { workerData: html })
  const [clean] = (await once(worker, 'message')) as [string]
  return clean
}
