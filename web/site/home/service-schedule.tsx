import type { Service } from '#contract/service.ts'
import { SheetHeading } from '#web/ui/title-block.tsx'
import { Schedule } from '../services/schedule.tsx'

/** The services, each leading to the page's enquiry panel. */
export function ServiceSchedule({ services }: { services: Service[] }) {
  return (
    <section aria-labelledby="services">
      <SheetHeading id="services">Services</SheetHeading>
      <Schedule services={services} enquireAt={() => '#enquiry'} isBrief />
    </section>
  )
}
