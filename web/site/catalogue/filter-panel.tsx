import type { CSSProperties, ReactNode } from 'react'
import type { Category } from '#contract/category.ts'
import { limits } from '#contract/limits.ts'
import { tagLabel } from '#contract/tags.ts'
import { listWords } from '#contract/words/list.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { choiceFilters } from './choice-filters.ts'
import { Choice, ChoiceGroup } from './choices.tsx'
import type { DesignList } from './load.ts'
import { ranges, readFigure } from './ranges.ts'
import { TypedField } from './typed-field.tsx'
import { useFilters } from './use-filters.ts'

interface FilterFormProps {
  list: DesignList
  id: string
  children: ReactNode
}

/** What the filters stand in: each choice is found at once; without JavaScript a button sends them all. */
export function FilterForm({ list, id, children }: FilterFormProps) {
  return (
    <search>
      <form id={id} method="get" action={list.path} onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
    </search>
  )
}

const typed = { replace: true }

export function SearchField({ list }: { list: DesignList }) {
  const { chosen, change } = useFilters(list)
  return (
    <TypedField
      label={useWords(listWords)('list.search')}
      name="search"
      type="search"
      enterKeyHint="search"
      maxLength={limits.search}
      value={chosen.search}
      onChange={(search) => change({ search: search.trim() }, typed)}
    />
  )
}

interface FilterPanelProps {
  list: DesignList
  categories: Category[]
}

/** Everything that narrows a list but its search. */
export function FilterPanel({ list, categories }: FilterPanelProps) {
  return (
    <>
      {categories.length > 0 && <PlaceChoices list={list} categories={categories} />}
      {choiceFilters.map((choice) => (
        <ValueChoices key={choice.name} list={list} choice={choice} />
      ))}
      {ranges.map((range) => (
        <RangeChoice key={range.title} list={list} range={range} />
      ))}
      <TagChoices list={list} />
      <noscript>
        <Button type="submit" className="mt-6 w-full">
          Apply filters
        </Button>
      </noscript>
    </>
  )
}

function RangeChoice({ list, range }: ChoicesProps & { range: (typeof ranges)[number] }) {
  const { title, unit, least, most } = range
  const { chosen, change } = useFilters(list)
  const field = (label: string, name: typeof least | typeof most) => (
    <TypedField
      label={`${label} ${unit}`}
      name={name}
      inputMode="numeric"
      value={String(chosen[name] ?? '')}
      onChange={(text) => change({ [name]: readFigure(text) }, typed)}
    />
  )
  return (
    <ChoiceGroup title={title}>
      <div className="grid grid-cols-2 gap-3">
        {field('From', least)}
        {field('To', most)}
      </div>
    </ChoiceGroup>
  )
}

type ChoicesProps = Pick<FilterPanelProps, 'list'>

function PlaceChoices({ list, categories }: ChoicesProps & { categories: Category[] }) {
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

/** The values of one filter, of which several may be chosen; none where no design says any. */
function ValueChoices({ list, choice }: ChoicesProps & { choice: (typeof choiceFilters)[number] }) {
  const { name, title, labelOf } = choice
  const { chosen, change } = useFilters(list)
  const counted = list.facets[name].map((facet) => ({ hex: '', ...facet, value: String(facet.value) }))
  const others = chosen[name]
    .filter((value) => !counted.some((facet) => facet.value === value))
    .map((value) => ({ value, count: 0, hex: '' }))
  if (counted.length + others.length === 0) return null
  return (
    <ChoiceGroup title={title}>
      {[...counted, ...others].map(({ value, count, hex }) => (
        <Choice
          key={value}
          type="checkbox"
          name={name}
          value={value}
          label={labelOf(value)}
          mark={hex && <Chip hex={hex} />}
          count={count}
          checked={chosen[name].includes(value)}
          onChange={() => change((current) => ({ [name]: toggled(current[name], value) }))}
        />
      ))}
    </ChoiceGroup>
  )
}

/** A colour beside its name. */
function Chip({ hex }: { hex: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 border border-edge"
      style={{ backgroundColor: hex } as CSSProperties}
    />
  )
}

const tagsAtFirst = 10

function TagChoices({ list }: ChoicesProps) {
  const { chosen, change } = useFilters(list)
  const title = useWords(listWords)('list.tags')
  const counts = new Map(list.facets.tags.map(({ tag, count }) => [tag, count]))
  const tags = [...new Set([...chosen.tags, ...counts.keys()])]
  if (tags.length === 0) return null
  const choice = (tag: string) => (
    <Choice
      key={tag}
      type="checkbox"
      name="tag"
      value={tag}
      label={tagLabel(tag)}
      count={counts.get(tag) ?? 0}
      checked={chosen.tags.includes(tag)}
      onChange={() => change(({ tags }) => ({ tags: toggled(tags, tag) }))}
    />
  )
  const first = tags.slice(0, Math.max(tagsAtFirst, chosen.tags.length))
  const others = tags.slice(first.length)
  return (
    <ChoiceGroup title={title}>
      {inOrder(first).map(choice)}
      {others.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 list-none items-center text-small ruled-link group-open:hidden lg:min-h-9 [&::-webkit-details-marker]:hidden">
            {others.length} more tags
          </summary>
          {inOrder(others).map(choice)}
        </details>
      )}
    </ChoiceGroup>
  )
}

function toggled(tags: string[], tag: string): string[] {
  return tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag]
}

function inOrder(tags: string[]): string[] {
  return [...tags].sort((one, other) => one.localeCompare(other, 'en'))
}
