import { SheetHeading } from '#web/ui/title-block.tsx'

const steps = [
  {
    title: 'Brief',
    text: 'You tell us about the plot, the people, the budget. We ask what a house like yours needs to know.',
  },
  {
    title: 'Concept',
    text: 'A plan, an elevation, a model. We change them together until the house is yours.',
  },
  {
    title: 'Drawings',
    text: 'Every wall, opening and joint drawn and dimensioned, so that a builder can price and build it.',
  },
  {
    title: 'Site',
    text: 'We answer the questions that come up on site and check what is built against what was drawn.',
  },
]

/** The four steps of a commission, numbered like details. */
export function CommissionSteps() {
  return (
    <section aria-labelledby="commission">
      <SheetHeading id="commission">How a commission runs</SheetHeading>
      <ol className="far-below mt-8 grid gap-x-6 gap-y-5 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="max-sm:grid max-sm:grid-cols-[2.75rem_1fr] max-sm:gap-x-4">
            <DetailMark number={index + 1} />
            <div>
              <h3 className="text-title expanded sm:mt-5">{title}</h3>
              <p className="mt-1 max-w-[44ch] text-ink-soft max-sm:text-small sm:mt-2">{text}</p>
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
