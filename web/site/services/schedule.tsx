import { Link } from 'react-router'
import type { Service } from '#contract/service.ts'
import { siteWords } from '#contract/words/site.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useWords } from '#web/ui/words.ts'

interface ScheduleProps {
  services: Service[]
  /** Where each is asked for. */
  enquireAt: (service: Service) => string
  /** On a phone the names alone are shown. */
  isBrief?: boolean
}

/** The services as a ruled schedule, as a drawing lists its doors and windows; each line leads to asking for it. */
export function Schedule({ services, enquireAt, isBrief = false }: ScheduleProps) {
  const say = useWords(siteWords)
  return (
    <ol className="far-below mt-8 border-t border-ink">
      {services.map((service, index) => (
        <li key={service._id} className="border-b border-hairline">
          <Link
            to={enquireAt(service)}
            className="group grid grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 py-4 transition-colors hover:text-accent md:grid-cols-[6rem_minmax(0,4fr)_minmax(0,5fr)_fit-content(12rem)] md:gap-x-8 md:py-6"
          >
            <span className="annotation">S{index + 1}</span>
            <span className="flex min-w-0 items-baseline gap-3 text-title wrap-anywhere expanded">
              {service.icon && (
                <span className="shrink-0 self-center">
                  <Picture
                    image={service.icon}
                    alt=""
                    sizes="2rem"
                    className="size-8 bg-transparent! bg-none! object-contain"
                  />
                </span>
              )}
              {service.title}
            </span>
            <span
              className={classNames(
                'col-start-2 max-w-line min-w-0 wrap-anywhere text-ink-soft md:col-start-3',
                isBrief && 'max-md:hidden',
              )}
            >
              {service.description}
            </span>
            <span
              data-keep-clear
              className="col-start-3 row-start-1 flex items-center gap-3 justify-self-end md:col-start-4"
            >
              <span className="annotation max-md:sr-only">{say('site.enquire')}</span>
              <Arrow />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

function Arrow() {
  return (
    <svg
      viewBox="0 0 24 12"
      aria-hidden="true"
      className="w-6 transition-transform duration-240 group-hover:translate-x-1.5"
      fill="none"
      stroke="currentColor"
    >
      <path d="M0 6h23M18 1l5 5-5 5" />
    </svg>
  )
}
