import { momentOf } from '#contract/dates.ts'
import type { Preview } from '#contract/preview.ts'
import type { PublishedKind } from '#contract/publishing.ts'

const kinds: Record<PublishedKind, string> = {
  design: 'design',
  category: 'category',
  service: 'service',
  pricing: 'pricing image',
  testimonial: 'testimonial',
  banner: 'banner',
}

/** Says quietly that the page is a preview, of what, and until when it can be seen. */
export function Strip({ preview: { kind, isPending, expiresAt } }: { preview: Preview }) {
  const what = isPending
    ? `This ${kinds[kind]} with its pending changes, which are not public yet.`
    : `This ${kinds[kind]} as it is saved.`
  return (
    <p
      role="note"
      className="page-margins flex flex-wrap gap-x-4 gap-y-1 border-b border-ink bg-paper-deep py-2 text-small print:hidden"
    >
      <span className="font-semibold">Preview</span>
      <span>{what}</span>
      <span className="text-ink-soft">{`This link ends on ${momentOf(expiresAt)}.`}</span>
    </p>
  )
}
