/** An enquiry that could not be sent earlier, on whichever page, is sent now; `save-draft.ts` has seen that one waits. */
export function sendWhatWaits() {
  if ('waits' in document.documentElement.dataset) import('./send.ts').catch(() => {})
}
