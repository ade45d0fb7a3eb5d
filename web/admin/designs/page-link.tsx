import { designPath } from '#contract/design-path.ts'

/** Leads to a design's page as visitors see it, in a tab of its own: what is typed here stays. */
export function PageLink({ code }: { code: string }) {
  return (
    <a
      href={designPath({ code })}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center text-small ruled-link"
    >
      View page<span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
