import { Link } from 'react-router'
import type { Category } from '#contract/category.ts'
import type { Service } from '#contract/service.ts'
import type { Section } from '../text-pages/sections.tsx'

interface Offered {
  categories: Category[]
  services: Service[]
}

/** Said of a firm that has saved no text of its own: what it offers, and nothing that is not known of it. */
export function defaultAbout({ categories, services }: Offered): Section[] {
  return [
    ...(categories.length > 0 ? [{ title: 'What we draw', content: <Drawn categories={categories} /> }] : []),
    ...(services.length > 0 ? [{ title: 'What we do', content: <Done services={services} /> }] : []),
    {
      title: 'How we work',
      content: (
        <p>
          A commission runs in four steps. You tell us about the plot, the people and the budget. We draw a
          concept and change it with you until it is yours. Then every wall, opening and joint is drawn and
          dimensioned, so that a builder can price and build it. While it is built, we answer the questions
          that come up on site.
        </p>
      ),
    },
    {
      title: 'How to begin',
      content: (
        <p>
          Look through the <Link to="/gallery">gallery</Link> for a design that comes close, see the{' '}
          <Link to="/pricing">pricing</Link>, or <Link to="/contact">write to us</Link>: a few lines about the
          plot are enough.
        </p>
      ),
    },
  ]
}

function Drawn({ categories }: Pick<Offered, 'categories'>) {
  return (
    <dl>
      {categories.map(({ _id, name, slug, description }) => (
        <div key={_id}>
          <dt>
            <Link to={`/category/${slug}`}>{name}</Link>
          </dt>
          {description && <dd>{description}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Done({ services }: Pick<Offered, 'services'>) {
  return (
    <dl>
      {services.map(({ _id, title, description }) => (
        <div key={_id}>
          <dt>{title}</dt>
          {description && <dd>{description}</dd>}
        </div>
      ))}
    </dl>
  )
}
