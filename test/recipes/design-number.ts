import type { Recipe } from './recipe.ts'

/** A number of storeys on a design: stored, typed in the form, answered, shown on its page. */
export const designNumber: Recipe = {
  title: 'Adding a field to a design',
  steps: [
    {
      file: 'contract/limits.ts',
      after: '    area: 10_000_000,\n',
      add: '    storeys: 200,\n',
    },
    {
      file: 'contract/design.ts',
      after: "    'Built-up area in square feet; null where it is not known.',\n    2150,\n  ),\n",
      add: "  storeys: described(amount('Storeys', limits.design.storeys), 'How many storeys it has.', 2),\n",
    },
    {
      file: 'server/database/migrations/20991231-storeys.ts',
      text: `import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** How many storeys a design has. */
async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('design').addColumn('storeys', 'double precision').execute()
}

export const migration: Migration = { needsRestart: false, up }
`,
    },
    {
      file: 'server/designs/columns.ts',
      after: '  area: plain<number | null>(null),\n',
      add: '  storeys: plain<number | null>(null),\n',
    },
    {
      file: 'samples/sample.ts',
      after: '    area: area ?? null,\n',
      add: '    storeys: null,\n',
    },
    {
      file: 'web/admin/designs/design-definition.ts',
      after: "    area: number('Area (sq ft)', shape.area),\n",
      add: "    storeys: number('Storeys', shape.storeys),\n",
    },
    {
      file: 'web/admin/designs/form.tsx',
      after: `        <NumberField {...input('area')} className="sm:max-w-[calc(50%-0.625rem)]" />\n`,
      add: `        <NumberField {...input('storeys')} className="sm:max-w-[calc(50%-0.625rem)]" />\n`,
    },
    {
      file: 'contract/words/design.ts',
      after: "  'design.dimensions': 'Dimensions',\n",
      add: "  'design.storeys': 'Storeys',\n",
    },
    {
      file: 'web/site/design/design-schedule.tsx',
      replace: "  colors: { title: 'design.colors',",
      with: "  storeys: { title: 'design.storeys', show: ({ storeys }) => storeys },\n  colors: { title: 'design.colors',",
    },
    {
      file: 'server/versions/every-field.test.ts',
      after: '        area: { area: 2000 },\n',
      add: '        storeys: { storeys: 3 },\n',
    },
    {
      file: 'server/designs/storeys.test.ts',
      text: `import { expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign } from '#test/factories.ts'
import { startApp } from '#test/start-app.ts'

onEachDatabase('Storeys', (open) => {
  it('are stored, answered and listed', async () => {
    const app = await startApp(await open())
    const { _id } = await createdDesign(app, { storeys: 2 })
    expect((await app.get(\`/api/designs/\${_id}\`)).body.data.storeys).toBe(2)
    expect((await app.get('/api/designs')).body.data[0].storeys).toBe(2)
    expect((await app.put(\`/api/designs/\${_id}\`, { storeys: null })).body.storeys).toBeNull()
    expect((await app.put(\`/api/designs/\${_id}\`, { storeys: -1 })).status).toBe(400)
    await app.stop()
  })
})
`,
    },
  ],
}
