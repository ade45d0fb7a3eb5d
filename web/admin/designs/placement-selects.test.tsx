import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Category } from '#contract/category.ts'
import { PlacementSelects } from './placement-selects.tsx'

const category = (_id: string, ...names: string[]) =>
  ({ _id, name: _id, subcategories: names.map((name) => ({ _id: name, name })) }) as Category

function shown(categories: Category[], chosen = '') {
  const props = { value: chosen, onChange: () => {} }
  return renderToStaticMarkup(
    <PlacementSelects categories={categories} category={props} subcategory={{ ...props, value: '' }} />,
  )
}

test('where there is nothing to choose from, the form says where it is made', () => {
  const none = 'There are no categories yet. Add one under Categories.'
  const noneOfIt = 'This category has no subcategories yet. Add one under Categories.'
  const full = [category('Interior', 'Kitchen'), category('Landscape')]
  const said = [shown([]), shown(full), shown(full, 'Interior'), shown(full, 'Landscape')].map((html) =>
    [none, noneOfIt].filter((text) => html.includes(text)),
  )
  expect(said).toEqual([[none], [], [], [noneOfIt]])
})
