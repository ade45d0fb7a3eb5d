import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { backedUp, emptyPlace, startCommand, startWithContent } from '#test/backups.ts'
import { onEachDatabase } from '#test/databases.ts'
import { openFolder } from '#test/folder.ts'

onEachDatabase('Ctrl-C leaves no unpacked copy of the database', (open) => {
  it.each([
    { of: 'a restore', words: [] },
    { of: 'a check', words: ['--check'] },
  ])('of $of', async ({ words }) => {
    const { env } = await startWithContent(await open())
    const { path } = await backedUp(env)
    const place = await emptyPlace(await open(), env)
    const temporary = await openFolder()
    const child = startCommand('restore', place, [...words, path], { TMPDIR: temporary.directory })
    const ended = once(child, 'exit')
    const work = words.length > 0 ? temporary.directory : join(place.DATA_DIR, 'restore-work')
    const unpacked = async () => (await readdir(work).catch(() => [])).filter((name) => !name.startsWith('.'))
    await vi.waitFor(async () => expect(await unpacked()).not.toEqual([]), { timeout: 100_000, interval: 1 })
    child.kill('SIGINT')
    await ended
    expect(await unpacked()).toEqual([])
    await temporary.remove()
  })
})
