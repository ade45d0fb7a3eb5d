import { Link } from 'react-router'
import type { Step } from '../search-engines/list-data.ts'

/** The way from the home page to the page above this one. */
export function Breadcrumb({ steps }: { steps: Step[] }) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="annotation flex flex-wrap gap-x-2 wrap-anywhere text-ink-soft">
        {steps.map(({ name, path }, index) => (
          <li key={path}>
            {index > 0 && <span aria-hidden="true">/ </span>}
            <Link to={path} className="inline-block min-h-6 drawn">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
