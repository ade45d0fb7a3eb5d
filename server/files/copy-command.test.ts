import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { openCommandLine } from '#test/command-line.ts'
import { openBegunPostgres, openBegunSqlite } from '#test/databases.ts'
import { eventually } from '#test/eventually.ts'
import { uploadedPicture } from '#test/factories.ts'
import { startProduct } from '#test/files/product.ts'
import { compileCache, runNode } from '#test/run-node.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { openStore } from './stores/open.ts'

let app: TestApp
afterEach(() => app?.stop())

const command = 'server/files-command.ts'
const ofApp = () => {
  const { DATABASE_URL, STORAGE_URL } = app.dependencies.env
  return { DATABASE_URL, STORAGE_URL }
}

/** Runs `npm run files -- …` against the database and the store of the running application. */
function files(...words: string[]) {
  return runNode([command, ...words], ofApp())
}

/** As `files`, all in one process. */
function openFiles(environment: Record<string, string> = {}) {
  const { run, close } = openCommandLine(command, { ...ofApp(), ...environment })
  onTestFinished(close)
  return run
}

async function folder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'copied-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

async function bytesIn(url: string, id: string, appwriteKey?: string): Promise<Buffer> {
  return buffer(await (await openStore(url, { appwriteKey })).open(id))
}

for (const [name, open] of [
  ['SQLite', openBegunSqlite],
  ['PostgreSQL', openBegunPostgres],
] as const)
  it(`copies what is not there yet, and says what it cannot, with ${name}`, async () => {
    app = await startApp(await open())
    const ids = [await uploadedPicture(app), await uploadedPicture(app), await uploadedPicture(app)]
    const [missing, wrong, stale] = ids as [string, string, string]
    const own = app.dependencies.env.STORAGE_URL
    const target = await folder()
    const to = `file:${target}`
    const whole = await files('copy', '--to', to)
    const all = Number(/^(\d+) copied, 0 already there, 0 failed\.$/m.exec(whole.out)?.[1])
    expect([whole.code, whole.error, all >= 3]).toEqual([0, '', true])
    for (const id of ids) expect((await bytesIn(to, id)).equals(await bytesIn(own, id))).toBe(true)

    await writeFile(join(target, stale.slice(0, 6), stale), 'half')
    const filesAgain = openFiles()
    const again = await filesAgain('copy', '--from', own, '--to', to)
    expect(again).toMatchObject({ code: 0, error: '' })
    expect(again.out).toContain(`1 copied, ${all - 1} already there, 0 failed.`)
    expect((await bytesIn(to, stale)).equals(await bytesIn(own, stale))).toBe(true)

    await rm(join(own.slice('file:'.length), missing.slice(0, 6), missing))
    await writeFile(join(own.slice('file:'.length), wrong.slice(0, 6), wrong), 'other')
    const elsewhere = await folder()
    const failed = await filesAgain('copy', '--to', `file:${elsewhere}`)
    expect(failed.code).toBe(1)
    expect(failed.out).toContain(`${all - 2} copied, 0 already there, 2 failed.`)
    expect(failed.error).toContain(`${missing} (picture.jpg): The source does not have it.\n`)
    expect(failed.error).toContain(`${wrong} (picture.jpg): The source has other bytes than were stored.\n`)
    const there = await readdir(elsewhere, { recursive: true })
    expect(there.filter((path) => path.includes(missing) || path.includes(wrong))).toEqual([])
  })

for (const [name, open] of [
  ['SQLite', openBegunSqlite],
  ['PostgreSQL', openBegunPostgres],
] as const)
  it(`stopped with Ctrl-C, leaves no original beside the stores and can go on, with ${name}`, async () => {
    app = await startApp(await open())
    await uploadedPicture(app)
    const source = await hangingBucket()
    const [temporary, target] = [await folder(), await folder()]
    const { PATH } = process.env
    const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }
    const child = spawn(process.execPath, [command, 'copy', '--from', source, '--to', `file:${target}`], {
      env: { PATH, ...compileCache, ...ofApp(), ...keys, TMPDIR: temporary },
    })
    const ended = once(child, 'close')
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text
    })
    const left = async () =>
      (await readdir(temporary, { recursive: true })).filter((path) => path.includes('plinth-copy-'))
    await eventually(async () => expect((await left()).length).toBeGreaterThan(1))
    child.kill('SIGINT')
    expect(await ended).toEqual([1, null])
    expect(said).toBe('It was stopped; what was copied stays, and the next run goes on from there\n')
    expect(await left()).toEqual([])
    expect(await files('copy', '--to', `file:${target}`)).toMatchObject({ code: 0, error: '' })
  })

/** A bucket that answers with the beginning of each file and never goes on. @returns how STORAGE_URL names it */
async function hangingBucket(): Promise<string> {
  const server = createServer(({ url = '' }, outgoing) => {
    if (url.includes('list-type=2')) outgoing.end('<ListBucketResult><Name>media</Name></ListBucketResult>')
    else outgoing.writeHead(200, { 'Content-Length': '100' }).write('the beginning')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `s3://media?endpoint=http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('copies to an Appwrite project, and back', async () => {
  app = await startApp(await openBegunSqlite())
  const other = await startProduct()
  onTestFinished(() => other.stop())
  const id = await uploadedPicture(app)
  const { STORAGE_URL: to, APPWRITE_API_KEY } = other.asStore
  const filesAgain = openFiles({ APPWRITE_API_KEY })
  expect(await filesAgain('copy', '--to', to)).toMatchObject({ code: 0, error: '' })
  const back = await folder()
  const returned = await filesAgain('copy', '--from', to, '--to', `file:${back}`)
  expect(returned).toMatchObject({ code: 0, error: '' })
  const own = await bytesIn(app.dependencies.env.STORAGE_URL, id)
  expect((await bytesIn(`file:${back}`, id)).equals(own)).toBe(true)
  expect((await bytesIn(to, id, APPWRITE_API_KEY)).equals(own)).toBe(true)
})

it('refuses what it cannot do, with a line that says why', async () => {
  app = await startApp(await openBegunSqlite())
  const filesAgain = openFiles({ AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' })
  for (const [words, code, message] of [
    [[], 2, 'npm run files -- copy'],
    [['move'], 2, 'npm run files -- copy'],
    [['copy'], 2, 'npm run files -- copy'],
    [['copy', '--onto', 'x'], 1, '--onto'],
    [['copy', '--to', 'ftp://x'], 1, '--to must begin with file:, s3:// or appwrite://'],
    [['copy', '--to', 'appwrite://127.0.0.1:1/v1?project=a&bucket=b'], 1, 'APPWRITE_API_KEY must be set'],
    [
      ['copy', '--to', 'file:.', '--from', 's3://media?endpoint=http://127.0.0.1:1'],
      1,
      '--from does not answer: ',
    ],
  ] as const) {
    const { code: ended, out, error } = await filesAgain(...words)
    expect([words, ended, out]).toEqual([words, code, ''])
    expect(error).toContain(message)
    expect(error).not.toContain('    at ')
  }
})
