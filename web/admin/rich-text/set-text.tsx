import { isHtml } from '#contract/rich-text.ts'

/** A text as it was set: HTML as the server cleaned it when it was saved, or plain. */
export function SetText({ text }: { text: string }) {
  if (!isHtml(text)) return text
  // biome-ignore lint/security/noDangerouslySetInnerHtml: saved through cleanHtml, which leaves nothing that runs
  return <div className="prose whitespace-normal" dangerouslySetInnerHTML={{ __html: text }} />
}
