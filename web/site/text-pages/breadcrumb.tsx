import { Link } from 'react-router'
import { siteWords } from '#contract/words/site.ts'
import { useWords } from '#web/ui/words.ts'
import type { Step } from '../search-engines/list-data.ts'

/** The way from the home page to the page above this one. */
export function Breadcrumb({ steps }: { steps: Step[] }) {
  const say = useWords(siteWords)
  return (
    <nav aria-label={say('site.breadcrumb')} className="print:hidden">
      <ol className="annotation flex flex-wrap gap-x-2 wrap-anywhere text-ink-soft">
        {steps.map(({ name, path }, index) => (
          <li key={path}>
            {index > 0 && <span aria-hidden="true">/ </span>}
            <Link to={path} className="inline-flex min-h-6 items-center drawn">
              {path === '/' ? say('site.home') : name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
