import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { designFilter } from './recipes/design-filter.ts'
import { designNumber } from './recipes/design-number.ts'
import { exportColumn } from './recipes/export-column.ts'
import { page } from './recipes/page.ts'
import { copyProject, filesOf, type Recipe } from './recipes/recipe.ts'
import { resource } from './recipes/resource.ts'

const recipes = [designNumber, designFilter, exportColumn, resource, page]
const mostMinutes = 5 * 60_000

it.each(recipes.map((recipe) => [recipe.title, recipe] as const))(
  '%s is told file by file',
  async (title, recipe) => {
    const paper = await readFile(new URL('../CONTRIBUTING.md', import.meta.url), 'utf8')
    const section = paper.split(/^#+ /m).find((text) => text.startsWith(`${title}\n`)) ?? ''
    const told = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file)
    expect(told).toEqual(filesOf(recipe).map(plainName))
  },
)

describe('On a copy of the project', () => {
  let copy: Awaited<ReturnType<typeof copyProject>>
  beforeAll(async () => {
    copy = await copyProject()
  }, mostMinutes)
  afterAll(() => copy.remove())

  it(
    'the compiler names every file that a new field, filter, kind of document or attachment has to be said in',
    async () => {
      await copy.follow([...first(designNumber, 2), ...first(resource, 4), ...first(exportColumn, 1)])
      expect(Object.keys(await copy.compile('product')).sort()).toEqual([
        'contract/activity.ts',
        'contract/preview.ts',
        'contract/words/preview.ts',
        'samples/sample.ts',
        'server/activity/document.ts',
        'server/designs/columns.ts',
        'server/designs/document.ts',
        'server/trash/kinds.ts',
        'server/versions/kinds.ts',
        'web/admin/activity/day.tsx',
        'web/admin/activity/text.ts',
        'web/admin/dashboard/to-publish.tsx',
        'web/admin/designs/design-definition.ts',
        'web/admin/trash/delete-again.ts',
        'web/site/design/design-schedule.tsx',
      ])
    },
    mostMinutes,
  )

  it(
    'all of them compile once they are followed to the end, and do what they say',
    async () => {
      await copy.follow([
        ...rest(designNumber, 2),
        ...designFilter.steps,
        ...rest(exportColumn, 1),
        ...rest(resource, 4),
        ...page.steps,
      ])
      expect(await copy.compile()).toEqual({})
      const { isFine, output } = await copy.test(['storeys', 'state-column', 'server/awards'])
      expect(isFine, output).toBe(true)
    },
    mostMinutes,
  )
})

const first = ({ steps }: Recipe, count: number) => steps.slice(0, count)
const rest = ({ steps }: Recipe, count: number) => steps.slice(count)

/** As the paper calls it, whatever is added. */
function plainName(file: string): string {
  return file.replace(/\d{8}-\w+\.ts$/, '<date>-<what>.ts')
}
