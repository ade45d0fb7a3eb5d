import type { Service } from '#contract/service.ts'
import { homeWords } from '#contract/words/home.ts'
import { SheetHeading } from '#web/ui/title-block.tsx'
import { useWords } from '#web/ui/words.ts'
import { Schedule } from '../services/schedule.tsx'

/** The services, each leading to the page's enquiry panel. */
export function ServiceSchedule({ services }: { services: Service[] }) {
  return (
    <section aria-labelledby="services">
      <SheetHeading id="services">{useWords(homeWords)('home.services')}</SheetHeading>
      <Schedule services={services} enquireAt={() => '#enquiry'} isBrief />
    </section>
  )
}
