import { type Visits, visitKinds } from '#contract/visits.ts'
import { sumOf, visitLabels } from './sums.ts'

const grouped = new Intl.NumberFormat('en-IN')
const periods = [7, 30]

/** How often designs were seen, kept, sent and enquired about, in the last week and in the last thirty days. */
export function VisitFigures({ days }: Pick<Visits, 'days'>) {
  return (
    <table aria-labelledby="visits" className="w-full text-small">
      <thead>
        <tr className="annotation border-b border-hairline text-ink-soft">
          <th scope="col" className="py-2 text-left font-normal">
            <span className="sr-only">What visitors did</span>
          </th>
          {periods.map((length) => (
            <th key={length} scope="col" className="py-2 pl-4 text-right font-normal">
              {length} days
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {visitKinds.map((kind) => (
          <tr key={kind} className="border-b border-hairline">
            <th scope="row" className="h-11 text-left font-normal">
              {visitLabels[kind]}
            </th>
            {periods.map((length) => (
              <td key={length} className="annotation h-11 pl-4 text-right">
                {grouped.format(sumOf(days, length)[kind])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
