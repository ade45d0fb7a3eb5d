import { Link } from 'react-router'
import type { Category } from '#contract/category.ts'
import { categoryPath } from '#contract/category-path.ts'
import type { Service } from '#contract/service.ts'
import { aboutWords } from '#contract/words/about.ts'
import { useWordPieces, useWords } from '#web/ui/words.ts'
import { Paragraph } from '../text-pages/paragraph.tsx'
import type { Section } from '../text-pages/sections.tsx'

interface Offered {
  categories: Category[]
  services: Service[]
}

/** Said of a firm that has saved no text of its own: what it offers, and nothing that is not known of it. */
export function useDefaultAbout({ categories, services }: Offered): Section[] {
  const say = useWords(aboutWords)
  const pieces = useWordPieces(aboutWords)
  return [
    ...(categories.length > 0
      ? [{ title: say('about.drawn'), content: <Drawn categories={categories} /> }]
      : []),
    ...(services.length > 0 ? [{ title: say('about.done'), content: <Done services={services} /> }] : []),
    {
      title: say('about.work'),
      content: <p>{say('about.work.text')}</p>,
    },
    {
      title: say('about.begin'),
      content: (
        <Paragraph>
          {pieces('about.begin.text', {
            gallery: <Link to="/gallery">{say('about.begin.gallery')}</Link>,
            pricing: <Link to="/pricing">{say('about.begin.pricing')}</Link>,
            contact: <Link to="/contact">{say('about.begin.contact')}</Link>,
          })}
        </Paragraph>
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
            <Link to={categoryPath({ slug })}>{name}</Link>
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
