import type { Dashboard } from '#contract/dashboard.ts'
import { withQuery } from '#web/api/request.ts'
import { Schedule } from './schedule.tsx'

/** Where the enquiries of the last 90 days came from, and which designs they were about. */
export function EnquiryOrigins({
  days,
  byState,
  byDesign,
}: Pick<Dashboard, 'days' | 'byState' | 'byDesign'>) {
  const from = days[0]?.day
  if (days.every(({ count }) => count === 0)) return null
  const rest = (key: string, count: number) => (count > 0 ? [{ key, name: key, count }] : [])
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <Schedule
        title={`By state, last ${days.length} days`}
        entries={[
          ...byState.states.map(({ state, count }) => ({
            key: state,
            name: state,
            count,
            to: withQuery('/admin/enquiries', { state, from }),
          })),
          ...rest('Other states', byState.others),
        ]}
      />
      <Schedule
        title={`By design, last ${days.length} days`}
        entries={[
          ...byDesign.designs.map(({ code, title, count }) => ({
            key: code,
            name: (
              <>
                <span className="annotation mr-2 text-ink-soft">{code}</span> {title}
              </>
            ),
            count,
            to: withQuery('/admin/enquiries', { design: code, from }),
          })),
          ...rest('Other designs', byDesign.others),
          ...rest('Not about a design', byDesign.none),
        ]}
      />
    </div>
  )
}
