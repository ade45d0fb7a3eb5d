import { counted } from '#contract/count.ts'
import type { DesignSummary } from '#contract/design.ts'
import type { Change } from './changes.ts'

const shown = 5

interface ChangePreviewProps {
  change: Change
  changing: DesignSummary[]
  staying: number
}

/** What a change will make of the designs, before it is made: the first of them, and how many there are. */
export function ChangePreview({ change, changing, staying }: ChangePreviewProps) {
  const others = changing.length - shown
  const stays =
    staying > 0 &&
    `${counted(staying, 'design stays', 'designs stay')} as ${staying === 1 ? 'it is' : 'they are'}.`
  return (
    <section aria-label="Preview" className="mt-6 text-small">
      <p role="status" className="annotation text-ink-soft">
        {changing.length > 0 && `${counted(changing.length, 'design changes', 'designs change')}. `}
        {stays}
      </p>
      <ul className="mt-2 border-t border-hairline empty:hidden">
        {changing.slice(0, shown).map((design) => {
          const { before, after } = change.summaryOf(design)
          return (
            <li key={design._id} className="border-b border-hairline py-2 wrap-anywhere">
              <span className="line-clamp-2 font-medium">{design.title}</span>
              <span className="text-ink-soft">{before}</span>
              <span aria-hidden="true">{' → '}</span>
              <span className="sr-only">{' becomes '}</span>
              {after}
            </li>
          )
        })}
        {others > 0 && <li className="py-2 text-ink-soft">and {others} more</li>}
      </ul>
    </section>
  )
}
