import type { ReactNode } from 'react'
import type { Design } from '#contract/design.ts'
import { designWords } from '#contract/words/design.ts'
import { Price } from '#web/ui/price.tsx'
import { useWords } from '#web/ui/words.ts'
import { Area, Size } from '../units/measured.tsx'

/** The page's title block: what the design costs, how large it is, and between them the way to ask for it. */
export function PriceBlock({ design, children }: { design: Design; children?: ReactNode }) {
  const say = useWords(designWords)
  const { area, dimensions } = design
  const isSized = dimensions && [dimensions.width, dimensions.height, dimensions.depth].some(Boolean)
  return (
    <div className="mt-4 border-t-2 border-ink md:mt-6">
      <p className="border-b border-hairline py-3 wrap-anywhere md:py-4">
        <Price {...design} large />
      </p>
      {children}
      <dl data-keep-clear className="annotation mt-4 border-t border-hairline">
        <Line term={say('design.code')}>{design.code}</Line>
        {area ? (
          <Line term={say('design.area')}>
            <Area squareFeet={area} />
          </Line>
        ) : null}
        {isSized && (
          <Line term={say('design.size')}>
            <Size dimensions={dimensions} />
          </Line>
        )}
      </dl>
    </div>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-hairline py-2.5">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere text-right">{children}</dd>
    </div>
  )
}
