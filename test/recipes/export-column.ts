import type { Recipe } from './recipe.ts'

/** The state of an enquiry in a column of its own. */
export const exportColumn: Recipe = {
  title: 'Adding a column to the export of enquiries',
  steps: [
    {
      file: 'contract/enquiry-export.ts',
      after:
        "  'Follow-up': { width: 14, cell: ({ followUpOn }) => (followUpOn ? dayOf(followUpOn) : '') },\n",
      add: '  State: { width: 20, cell: ({ state }) => state },\n',
    },
    {
      file: 'server/enquiries/state-column.test.ts',
      text: `import { expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { enquiryFields } from '#test/factories.ts'
import { startApp } from '#test/start-app.ts'

onEachDatabase('The export', (open) => {
  it('has a column for the state', async () => {
    const app = await startApp(await open())
    await app.post('/api/enquiries', enquiryFields({ state: 'Goa' }))
    const headers = { authorization: \`Bearer \${app.adminToken}\` }
    const response = await app.app.request('/api/enquiries/export?format=csv', { headers })
    const [heading, row] = (await response.text()).trim().split('\\n')
    expect(heading).toMatch(/,State$/)
    expect(row).toMatch(/,Goa$/)
    await app.stop()
  })
})
`,
    },
  ],
}
