import { limitsOfVisitors } from '#contract/limits-of-visitors.ts'
import { designWords } from '#contract/words/design.ts'
import { toast } from '#web/ui/toast.ts'
import { useWords } from '#web/ui/words.ts'
import { cardOf } from '../design-cards/card.ts'
import { CarriesPicture } from '../design-cards/design-card.tsx'
import { JustifiedGrid } from '../design-cards/justified-grid.tsx'
import { useDesigns } from '../design-cards/use-designs.ts'
import { forgetViewed } from './viewed.ts'

/** As many as stand in one row. */
const most = 4

interface RecentDesignsProps {
  /** The last one first. */
  ids: string[]
  onForget: () => void
}

/** Those of the designs that visitors see still, and the way to have them forgotten. */
export default function RecentDesigns({ ids, onForget }: RecentDesignsProps) {
  const say = useWords(designWords)
  const { known } = useDesigns(ids)
  const shown = ids.flatMap((id) => known.get(id) ?? []).slice(0, most)
  if (shown.length === 0) return null

  function forget() {
    forgetViewed()
    onForget()
    document.getElementById('main')?.focus({ preventScroll: true })
    toast.success(say('design.recent.forgotten'))
  }

  return (
    <section aria-labelledby="recent" className="mt-20 md:mt-28 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-ink pt-4">
        <h2 id="recent" className="text-section expanded">
          {say('design.recent')}
        </h2>
        <button type="button" className="ruled-link" onClick={forget}>
          {say('design.recent.forget')}
        </button>
      </div>
      <div className="mt-8">
        {/* The same design may stand above: one picture goes over into another page's, no two. */}
        <CarriesPicture value={false}>
          <JustifiedGrid
            designs={shown.map(cardOf)}
            tags={limitsOfVisitors.design.tagsOnCard}
            isStripOnPhone
          />
        </CarriesPicture>
      </div>
    </section>
  )
}
