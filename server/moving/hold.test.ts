import { expect, it, onTestFinished } from 'vitest'
import { onEachSchema } from '#test/databases.ts'
import { holdWrites } from './hold.ts'
import { openSide } from './sides/open.ts'

onEachSchema('A hold on writes', (open) => {
  const start = async () => {
    const database = await open()
    const [holder, writer] = [
      await openSide(database.url, { isSource: true }),
      await openSide(database.url, { isSource: true }),
    ]
    onTestFinished(async () => {
      await holder.close()
      await writer.close()
      await database.remove()
    })
    const about = { move: 'one', other: 'elsewhere' }
    const tables = (await holder.tables()).filter(({ name }) => name !== 'move')
    const write = () => writer.db.insertInto('counter').values({ name: 'design', value: 1 }).execute()
    const pass = () => writer.db.updateTable('move').set({ until: 0 }).execute()
    return { hold: () => holdWrites(holder, tables, about), holder, write, pass }
  }

  it('refuses what anybody writes until it is let go, and for good once it was handed over', async () => {
    const { hold, write } = await start()
    const first = await hold()
    await expect(write()).rejects.toThrow('This installation has moved')
    await expect(hold()).rejects.toThrow('Another run of npm run migrate-to moves this installation just now')
    await first.letGo()
    await write()
    const second = await hold()
    await second.handOver()
    await second.letGo()
    await expect(write()).rejects.toThrow('This installation has moved')
    await expect(hold()).rejects.toThrow('Another run')
  })

  it('ends by itself where nobody renews it, and hands nothing over then', async () => {
    const { hold, write, pass, holder } = await start()
    const held = await hold()
    await pass()
    await write()
    await expect(held.handOver()).rejects.toThrow('The hold on writes was lost, and all stays as it was')
    expect((await holder.db.selectFrom('move').select('state').execute()).map(({ state }) => state)).toEqual([
      'held',
    ])
    await held.letGo()
    const next = await hold()
    await next.handOver()
  })
})
