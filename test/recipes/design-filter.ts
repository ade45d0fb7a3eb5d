import type { Recipe } from './recipe.ts'

/** Designs of at least and at most so many storeys, where designs have storeys. */
export const designFilter: Recipe = {
  title: 'Adding a filter of designs',
  steps: [
    {
      file: 'contract/design-query.ts',
      after: `    'The greatest built-up area, in square feet; designs without one are left out.',
    3000,
  ),
`,
      add: `  minStoreys: figure('Minimum storeys', 'The fewest storeys; designs without a number are left out.', 1),
  maxStoreys: figure('Maximum storeys', 'The most storeys; designs without a number are left out.', 3),
`,
    },
    {
      file: 'server/designs/filters.ts',
      replace: "export const figures = ['price', 'area'] as const\n",
      with: "export const figures = ['price', 'area', 'storeys'] as const\n",
    },
    {
      file: 'server/designs/filters.ts',
      after: "  maxArea: (found, area) => found.between('area', -Infinity, area),\n",
      add: `  minStoreys: (found, storeys) => found.between('storeys', storeys, Infinity),
  maxStoreys: (found, storeys) => found.between('storeys', -Infinity, storeys),
`,
    },
    {
      file: 'web/site/catalogue/ranges.ts',
      after: "  Price: { unitIn: () => '₹', format: formatRupees },\n",
      add: "  Storeys: { unitIn: () => '', format: String },\n",
    },
    {
      file: 'contract/words/list.ts',
      after: "  'list.range.Area': 'Area',\n",
      add: "  'list.range.Storeys': 'Storeys',\n",
    },
    {
      file: 'server/designs/storeys-filter.test.ts',
      text: `import { expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign } from '#test/factories.ts'
import { startApp } from '#test/start-app.ts'

onEachDatabase('The filter of storeys', (open) => {
  it('leaves out what has fewer, more, or no number', async () => {
    const app = await startApp(await open())
    for (const storeys of [1, 2, 3, null]) await createdDesign(app, { storeys })
    const { body } = await app.get('/api/designs?minStoreys=2&maxStoreys=2')
    expect(body.data.map(({ storeys }: { storeys: number }) => storeys)).toEqual([2])
    await app.stop()
  })
})
`,
    },
  ],
}
