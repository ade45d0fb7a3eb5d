import { foreignHtml } from '#web/ui/cached-html.tsx'

/** What the firm wrote, as the server cleaned it when it was saved. */
export function SavedText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: saved through cleanHtml, which leaves nothing that runs
  return <div dangerouslySetInnerHTML={{ __html: foreignHtml(html) }} />
}
