import { momentOf } from '#contract/dates.ts'
import type { Preview } from '#contract/preview.ts'
import { previewWords } from '#contract/words/preview.ts'
import { useWords } from '#web/ui/words.ts'

/** Says quietly that the page is a preview, of what, and until when it can be seen. */
export function Strip({ preview: { kind, isPending, expiresAt } }: { preview: Preview }) {
  const say = useWords(previewWords)
  return (
    <p
      role="note"
      className="page-margins flex flex-wrap gap-x-4 gap-y-1 border-b border-ink bg-paper-deep py-2 text-small print:hidden"
    >
      <span className="font-medium">{say('preview.title')}</span>
      <span>{say(isPending ? `preview.${kind}.pending` : `preview.${kind}`)}</span>
      <span className="text-ink-soft">{say('preview.ends', { date: momentOf(expiresAt) })}</span>
    </p>
  )
}
