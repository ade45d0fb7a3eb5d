import type { CSSProperties, ReactNode } from 'react'
import { limitsOfVisitors } from '#contract/limits-of-visitors.ts'
import { tagLabel } from '#contract/tags.ts'
import { listWords } from '#contract/words/list.ts'
import { sideWords, unitWords } from '#contract/words/measures.ts'
import { useWords } from '#web/ui/words.ts'
import { choiceFilters, valuesOf } from './choice-filters.ts'
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

export function SearchField({ list }: { list: DesignList }) {
  const { chosen, change } = useFilters(list)
  return (
    <TypedField
      label={useWords(listWords)('list.search')}
      name="search"
      type="search"
      enterKeyHint="search"
      maxLength={limitsOfVisitors.search}
      value={chosen.search}
      onChange={(search, step) => change({ search: search.trim() }, step)}
    />
  )
}

interface FilterPanelProps {
  list: DesignList
  /** Where the list is not a category's own, the choice of one. */
  places: ReactNode
}

/** Everything that narrows a list but its search. */
export function FilterPanel({ list, places }: FilterPanelProps) {
  return (
    <>
      {places}
      {choiceFilters.map((choice) => (
        <ValueChoices key={choice.name} list={list} choice={choice} />
      ))}
      {ranges.map((range) => (
        <RangeChoice key={range.name} list={list} range={range} />
      ))}
      <TagChoices list={list} />
    </>
  )
}

function RangeChoice({ list, range }: ChoicesProps & { range: (typeof ranges)[number] }) {
  const { name, unitIn, least, most } = range
  const unit = unitIn(useWords(unitWords))
  const say = useWords(listWords)
  const { chosen, change } = useFilters(list)
  const field = (label: string, name: typeof least | typeof most) => (
    <TypedField
      label={`${label} ${unit}`}
      name={name}
      inputMode="numeric"
      check={(text) => (text.trim() && readFigure(text) === null ? say('list.number') : undefined)}
      value={String(chosen[name] ?? '')}
      onChange={(text, step) => change({ [name]: readFigure(text) }, step)}
    />
  )
  return (
    <ChoiceGroup title={say(`list.range.${name}`)}>
      <div className="grid grid-cols-2 gap-3">
        {field(say('list.from'), least)}
        {field(say('list.to'), most)}
      </div>
    </ChoiceGroup>
  )
}

type ChoicesProps = Pick<FilterPanelProps, 'list'>

/** The values of one filter, of which several may be chosen; none where no design says any. */
function ValueChoices({ list, choice }: ChoicesProps & { choice: (typeof choiceFilters)[number] }) {
  const { name } = choice
  const say = useWords(listWords)
  const { chosen, change } = useFilters(list)
  const values = valuesOf(choice, list.facets, chosen[name], useWords(sideWords))
  if (values.length === 0) return null
  return (
    <ChoiceGroup title={say(`list.${name}`)}>
      {values.map(({ value, label, count, hex }) => (
        <Choice
          key={value}
          type="checkbox"
          name={name}
          value={value}
          label={label}
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
      className="size-5 shrink-0 border border-edge forced-color-adjust-none"
      style={{ backgroundColor: hex } as CSSProperties}
    />
  )
}

const tagsAtFirst = 10

function TagChoices({ list }: ChoicesProps) {
  const { chosen, change } = useFilters(list)
  const say = useWords(listWords)
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
  // One alone takes no more room than the line that would show it.
  const most = Math.max(tagsAtFirst, chosen.tags.length)
  const first = tags.slice(0, tags.length === most + 1 ? most + 1 : most)
  const others = tags.slice(first.length)
  return (
    <ChoiceGroup title={say('list.tags')}>
      {inOrder(first).map(choice)}
      {others.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 list-none items-center text-small ruled-link group-open:hidden lg:min-h-9 [&::-webkit-details-marker]:hidden">
            {say('list.tags.more', { count: others.length })}
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
