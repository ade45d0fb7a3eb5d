import type { Service } from '#contract/service.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SheetHeading } from '#web/ui/title-block.tsx'

/** The services as a ruled schedule, as a drawing lists its doors and windows. */
export function ServiceSchedule({ services }: { services: Service[] }) {
  return (
    <section aria-labelledby="services">
      <SheetHeading id="services">Services</SheetHeading>
      <ol className="mt-8 border-t border-ink">
        {services.map(({ _id, title, description, icon }, index) => (
          <li key={_id} className="border-b border-hairline">
            <a
              href="#enquiry"
              className="group grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-4 gap-y-1 py-5 transition-colors hover:text-laterite md:grid-cols-12 md:py-6"
            >
              <span className="annotation md:col-span-1">S{index + 1}</span>
              <span className="flex items-center gap-3 text-title expanded md:col-span-4">
                {icon && (
                  <Picture
                    image={icon}
                    alt=""
                    sizes="2rem"
                    className="size-8 bg-transparent! object-contain"
                  />
                )}
                {title}
              </span>
              <span className="col-start-2 max-w-[65ch] text-ink-soft md:col-span-6 md:col-start-auto">
                {description}
              </span>
              <Arrow />
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Arrow() {
  return (
    <svg
      viewBox="0 0 24 12"
      aria-hidden="true"
      className="col-start-3 row-start-1 w-6 justify-self-end transition-transform duration-240 group-hover:translate-x-1.5 md:col-start-12"
      fill="none"
      stroke="currentColor"
    >
      <path d="M0 6h23M18 1l5 5-5 5" />
    </svg>
  )
}
