import { tmpdir } from 'node:os'
import { type DestinationStream, pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { openBegunSqlite } from '#test/databases.ts'
import { startApp } from '#test/start-app.ts'
import { type DiskSpace, watchDiskSpace } from './disk-space.ts'

let watch: DiskSpace | undefined
afterEach(() => watch?.close())

/** A log that is read. */
function readLog() {
  const lines: string[] = []
  const stream: DestinationStream = { write: (line) => void lines.push(JSON.parse(line).msg) }
  return { lines, log: pino({}, stream) }
}

it('a disk is said to be nearly full as long as it is, and logged when that begins and ends', async () => {
  const { lines, log } = readLog()
  let free = limits.lowDisk
  const disk = await watchDiskSpace('/data', log, async () => free)
  watch = disk
  expect([disk.warnings(), lines]).toEqual([[], []])
  for (free of [limits.lowDisk - 1, 5, 0]) {
    await disk.look()
    expect([disk.warnings(), lines]).toEqual([['The disk is nearly full'], ['the disk is nearly full']])
  }
  for (free of [limits.lowDisk, limits.lowDisk * 9]) {
    await disk.look()
    expect(disk.warnings()).toEqual([])
    expect(lines).toEqual(['the disk is nearly full', 'the disk has room again'])
  }
})

it('a real folder is measured; one that is not there is no failure', async () => {
  const { lines, log } = readLog()
  for (const directory of [tmpdir(), '/nowhere/at/all']) {
    watch = await watchDiskSpace(directory, log)
    expect(watch.warnings().length).toBe(lines.length)
  }
})

it('health stays 200 and carries the warnings', async () => {
  const app = await startApp(await openBegunSqlite())
  app.dependencies.diskSpace.warnings = () => ['The disk is nearly full']
  const { status, body } = await app.visit('/api/health')
  expect([status, body]).toEqual([200, { status: 'ok', warnings: ['The disk is nearly full'] }])
  await app.stop()
})
