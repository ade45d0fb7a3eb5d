import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { onEachSchema } from '#test/databases.ts'
import { openDatabase } from '../database/client.ts'
import { createAttempts } from './attempts.ts'

onEachSchema('Attempts that come to several processes at once', (open) => {
  it('do not outrun the count', async () => {
    const { url, remove } = await open()
    const databases = [openDatabase(url, () => {}), openDatabase(url, () => {})]
    onTestFinished(async () => {
      await Promise.all(databases.map((db) => db.destroy()))
      await remove()
    })
    const processes = databases.map((db) => createAttempts(db, 'tried', 'Too many'))
    const attempt = { email: 'asha@example.com', address: '203.0.113.7' }
    const tried = Array.from({ length: 14 }, (_, number) => processes[number % 2]).map((attempts) =>
      attempts?.take(attempt, async () => {
        // As long as a password takes.
        await pause(20)
        await attempts.count(attempt)
      }),
    )
    const outcomes = (await Promise.allSettled(tried)).map(({ status }) => status)
    expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(10)
    expect(await databases[0]?.selectFrom('lease').selectAll().execute()).toEqual([])
  })
})
