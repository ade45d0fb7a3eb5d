import { Link } from 'react-router'

/** The way from the home page to the page above this one. */
export function Breadcrumb({ trail }: { trail: { name: string; to: string }[] }) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="annotation flex flex-wrap gap-x-2 text-ink-soft">
        {[{ name: 'Home', to: '/' }, ...trail].map(({ name, to }, index) => (
          <li key={to}>
            {index > 0 && <span aria-hidden="true">/ </span>}
            <Link to={to} className="drawn">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
