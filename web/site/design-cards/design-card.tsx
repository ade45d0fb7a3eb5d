import { createContext, useContext } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import { designPath } from '#contract/design-path.ts'
import { tagLabel } from '#contract/tags.ts'
import { unitWords } from '#contract/words/measures.ts'
import { siteWords } from '#contract/words/site.ts'
import { CachedHtml } from '#web/ui/cached-html.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { useWords, WordsContext } from '#web/ui/words.ts'
import { formatArea } from '../../ui/measures.ts'
import { KeepMark } from '../shortlist/keep-mark.tsx'
import type { Card } from './card.ts'

/** Whether the picture of a card becomes that of the page that its design has, or had until now. */
export const CarriesPicture = createContext(true)

interface DesignCardProps {
  design: Card
  sizes: string
  tags?: number
  eager?: boolean
  isLargest?: boolean
}

/** A picture and its title block; the whole of it leads to the design. */
export function DesignCard(props: DesignCardProps) {
  const words = useContext(WordsContext)
  // Rendering an eager picture names it in the page's head, too, which its HTML alone would not.
  if (props.eager || props.isLargest) return <Drawn {...props} />
  return (
    <CachedHtml of={['card', props, words]}>
      <Drawn {...props} />
    </CachedHtml>
  )
}

function Drawn({ design, sizes, tags, eager, isLargest }: DesignCardProps) {
  const say = useWords({ ...siteWords, ...unitWords })
  const to = designPath(design)
  const isOpening = useViewTransitionState(to)
  const isCarried = useContext(CarriesPicture) && isOpening
  const { picture } = design
  const notes = [design.subcategory, design.area && formatArea(design.area, say('site.unit.sqft'))].filter(
    Boolean,
  )
  // Only what fits is an item of the list by itself.
  const Frame = design.apart ? 'div' : 'article'
  return (
    <Frame className="@container relative h-full min-w-0">
      <Link to={to} viewTransition className="group flex h-full flex-col">
        <Picture
          image={picture}
          alt={picture?.alt || design.title}
          sizes={sizes}
          eager={eager}
          isLargest={isLargest}
          className="h-auto w-full"
          style={isCarried ? { viewTransitionName: 'design-picture' } : undefined}
        />
        {/* The rule beneath it is that of the highest in its row: whatever they say, the rules of a row lie on one line. */}
        <div className="grow border-t border-b border-hairline border-t-ink pb-2 wrap-anywhere">
          <span
            aria-hidden="true"
            className="-mt-px block h-0.5 origin-left scale-x-0 bg-accent transition-transform duration-240 group-hover:scale-x-100 group-focus-visible:scale-x-100"
          />
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <h3 className="min-w-0 breakable font-medium">{design.title}</h3>
            <span className="text-small">
              <Price {...design} />
            </span>
          </div>
          {design.apart && <p className="pb-1 text-small text-accent">{design.apart}</p>}
          <p className="annotation flex flex-wrap gap-x-3 text-ink-soft">
            <span className="text-ink">{design.code}</span>
            {design.isStatic && <span className="text-accent">{say('site.sample')}</span>}
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </p>
          {design.tags.length > 0 && (
            <p className="mt-1 text-small text-ink-soft">
              {design.tags.slice(0, tags).map(tagLabel).join(', ')}
            </p>
          )}
        </div>
      </Link>
      <KeepMark design={design} className="absolute top-0 right-0" />
    </Frame>
  )
}
