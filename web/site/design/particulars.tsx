import type { BuildRates } from '#contract/build-rates.ts'
import type { Design } from '#contract/design.ts'
import { isHtml } from '#contract/rich-text.ts'
import { SavedText } from '../text-pages/saved-text.tsx'
import { BuildCost } from './build-cost.tsx'
import { DesignSchedule } from './design-schedule.tsx'
import { LongText } from './long-text.tsx'

export interface ParticularsProps {
  design: Design
  /** What building costs a square foot; null where that is not shown. */
  rates: BuildRates | null
}

/** What is to be read of a design: its descriptions, then its schedule. */
export function Particulars({ design, rates }: ParticularsProps) {
  const { description, detailedDescription } = design
  return (
    <>
      {(description || detailedDescription) && (
        <div className="mb-12 space-y-6 wrap-anywhere">
          {description && <p className="max-w-line text-lead whitespace-pre-line">{description}</p>}
          {detailedDescription && (
            <LongText text={detailedDescription}>
              {isHtml(detailedDescription) ? (
                <div className="prose text-ink-soft">
                  <SavedText html={detailedDescription} />
                </div>
              ) : (
                <p className="max-w-line whitespace-pre-line text-ink-soft">{detailedDescription}</p>
              )}
            </LongText>
          )}
        </div>
      )}
      <DesignSchedule design={design} />
      {rates && design.area && <BuildCost area={design.area} rates={rates} />}
    </>
  )
}
