import { homeWords } from '#contract/words/home.ts'
import { SheetHeading } from '#web/ui/title-block.tsx'
import { useWords } from '#web/ui/words.ts'

const steps = [1, 2, 3, 4] as const

/** The four steps of a commission, numbered like details. */
export function CommissionSteps() {
  const say = useWords(homeWords)
  return (
    <section aria-labelledby="commission">
      <SheetHeading id="commission">{say('home.commission')}</SheetHeading>
      <ol className="far-below mt-8 grid gap-x-6 gap-y-5 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
        {steps.map((step) => (
          <li key={step} className="max-sm:grid max-sm:grid-cols-[2.75rem_1fr] max-sm:gap-x-4">
            <DetailMark number={step} />
            <div>
              <h3 className="text-title expanded sm:mt-5">{say(`home.commission.${step}.title`)}</h3>
              <p className="mt-1 max-w-[44ch] text-ink-soft max-sm:text-small sm:mt-2">
                {say(`home.commission.${step}.text`)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The bubble that refers to a detail, on the rule that leads to the next one. */
function DetailMark({ number }: { number: number }) {
  return (
    <div aria-hidden="true" className="flex items-center max-sm:items-start">
      <span className="annotation grid size-11 shrink-0 place-items-center rounded-full border border-ink">
        {number}
      </span>
      <span className="h-px flex-1 bg-hairline max-sm:hidden" />
    </div>
  )
}
