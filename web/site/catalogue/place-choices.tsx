import type { Category } from '#contract/category.ts'
import { listWords } from '#contract/words/list.ts'
import { useWords } from '#web/ui/words.ts'
import { Choice, ChoiceGroup } from './choices.tsx'
import type { DesignList } from './load.ts'
import { useFilters } from './use-filters.ts'

interface PlaceChoicesProps {
  list: DesignList
  categories: Category[]
}

/** The choice of a category, and of a subcategory within it. */
export function PlaceChoices({ list, categories }: PlaceChoicesProps) {
  const { chosen, change } = useFilters(list)
  const { facets } = list
  const say = useWords(listWords)
  const current = categories.find(({ slug }) => slug === chosen.category)
  const countOf = (slug: string) => facets.categories.find((facet) => facet.slug === slug)?.count ?? 0
  const countWithin = (category: string, slug: string) =>
    facets.subcategories.find((facet) => facet.categorySlug === category && facet.slug === slug)?.count ?? 0
  const all = facets.categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <ChoiceGroup title={say('list.category')}>
        <Choice
          type="radio"
          name="category"
          value=""
          label={say('list.all')}
          count={all}
          checked={!chosen.category}
          onChange={() => change({ category: '', subcategory: '' })}
        />
        {categories.map(({ _id, name, slug }) => (
          <Choice
            key={_id}
            type="radio"
            name="category"
            value={slug}
            label={name}
            count={countOf(slug)}
            checked={chosen.category === slug}
            onChange={() => change({ category: slug, subcategory: '' })}
          />
        ))}
      </ChoiceGroup>
      {current && current.subcategories.length > 0 && (
        <ChoiceGroup title={say('list.subcategory')}>
          <Choice
            type="radio"
            name="subcategory"
            value=""
            label={say('list.all')}
            count={countOf(current.slug)}
            checked={!chosen.subcategory}
            onChange={() => change({ subcategory: '' })}
          />
          {current.subcategories.map(({ _id, name, slug }) => (
            <Choice
              key={_id}
              type="radio"
              name="subcategory"
              value={slug}
              label={name}
              count={countWithin(current.slug, slug)}
              checked={chosen.subcategory === slug}
              onChange={() => change({ subcategory: slug })}
            />
          ))}
        </ChoiceGroup>
      )}
    </>
  )
}
