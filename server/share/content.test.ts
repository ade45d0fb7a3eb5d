import { expect, it } from 'vitest'
import { openBegunSqlite } from '#test/databases.ts'
import { createdDesign } from '#test/factories.ts'
import { startApp } from '#test/start-app.ts'
import { designCard } from './content.ts'

it('The card of a design without a price says so in the words of the firm', async () => {
  const app = await startApp(await openBegunSqlite())
  try {
    const { _id, code } = await createdDesign(app)
    const rows = async () => (await designCard(app.dependencies.db, code))?.rows
    expect(await rows()).toEqual([code, 'Villa', 'Contact for pricing'])
    await app.put('/api/settings', { words: { 'site.price.none': 'Ask us' } })
    expect(await rows()).toEqual([code, 'Villa', 'Ask us'])
    await app.put(`/api/designs/${_id}`, { basePrice: 9000 })
    expect((await rows())?.at(-1)).toMatch(/^₹/)
  } finally {
    await app.stop()
  }
})
