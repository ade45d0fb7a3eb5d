import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { pino } from 'pino'
import { openDatabase } from '#server/database/client.ts'
import { openStore } from '#server/files/stores/open.ts'
import { newId } from '#server/ids.ts'
import { startBalancer } from '../../trials/rehearse/balancer.ts'
import { adminLogin, callsOn } from '../calls.ts'
import type { TestDatabase } from '../databases.ts'
import { openFolder } from '../folder.ts'
import type { TestApp } from '../start-app.ts'
import { startServer, type TestServer } from '../start-server.ts'
import { leaveOut, storeVariable } from './balanced.ts'
import { sendFrom } from './send-from.ts'

const processes = 3

/**
 * The product as three processes with folders of their own, behind nginx, on one PostgreSQL and a bucket of its own. Of what lies
 * inside a process only the database is there; a test that asks for more is left out.
 */
export async function startBalanced(
  database: TestDatabase,
  environment: Record<string, string>,
): Promise<TestApp> {
  if (!database.url.startsWith('postgres:')) leaveOut('a database of SQLite')
  const storage = await openBucket(database.directory)
  const shared = {
    ...{ DATABASE_URL: database.url, STORAGE_URL: storage, TRUST_PROXY: '1' },
    ...{ ADMIN_EMAIL: adminLogin.email, ADMIN_PASSWORD: adminLogin.password },
    ...{
      ENQUIRIES_PER_10_MINUTES: '100000',
      AWS_ACCESS_KEY_ID: 'test:tester',
      AWS_SECRET_ACCESS_KEY: 'testing',
    },
    ...environment,
  }
  const folders = await Promise.all(Array.from({ length: processes }, () => openFolder()))
  const servers: TestServer[] = []
  // A test that is left out in its middle stops nothing.
  const kill = () => void servers.map((server) => server.process.kill('SIGKILL'))
  process.once('exit', kill)
  // One after another: of many that begin at once on a busy machine some give PostgreSQL up.
  for (const { directory } of folders) servers.push(await startServer({ ...shared, DATA_DIR: directory }))
  const balancer = await startBalancer(servers.map(({ url }) => Number(new URL(url).port)))
  async function request(path: string, init?: RequestInit) {
    const headers = new Headers(init?.headers)
    // Whoever asks for another host speaks to the product itself.
    for (const name of ['x-forwarded-proto', 'host'])
      if (headers.has(name)) leaveOut(`a request that brings ${name}, which nginx says itself`)
    // In-process the second says what the first does from a proxy; where there is none, a client only claims it.
    const forwarded =
      (environment.TRUST_PROXY && headers.get('x-forwarded-for')) || headers.get('x-visitor-address')
    const url = new URL(path, balancer.url)
    const response = await (forwarded ? sendFrom(forwarded, url, init) : fetch(url, init))
    const isOfNginx = response.headers.get('x-request-id') === null
    if (isOfNginx && response.status >= 400 && response.status < 500)
      leaveOut(`nginx answers it by itself, with ${response.status}`)
    return response
  }
  const db = openDatabase(database.url, () => undefined)
  const outside = {
    ...(await callsOn(request)),
    url: balancer.url,
    dependencies: inside('app.dependencies', { db }),
    async stop() {
      await balancer.stop()
      await Promise.all(servers.map((server) => server.stop()))
      process.off('exit', kill)
      await db.destroy()
      await database.remove()
      await Promise.all(folders.map(({ remove }) => remove()))
    },
  }
  return inside('app', outside) as unknown as TestApp
}

/** A bucket with the files of what a first start lays down. @returns its address */
async function openBucket(begunIn: string | undefined): Promise<string> {
  const { endpoint = '' } = Object.fromEntries(new URL(process.env[storeVariable] ?? '').searchParams)
  const bucket = `test-${newId()}`
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
  const address = `s3://${bucket}?endpoint=${endpoint}&region=us-east-1`
  const files = begunIn && join(begunIn, 'files')
  const store = await openStore(address, {
    appwriteKey: undefined,
    isNew: true,
    log: pino({ level: 'silent' }),
  })
  for (const entry of files ? await readdir(files, { withFileTypes: true, recursive: true }) : [])
    if (entry.isFile() && !entry.name.startsWith('.'))
      await store.put(entry.name, join(entry.parentPath, entry.name))
  return address
}

/** What there is of a thing; whoever asks for more is left out. */
function inside<Thing extends object>(name: string, there: Thing): Thing {
  return new Proxy(there, {
    get: (thing, key) => {
      if (key in thing || typeof key === 'symbol' || key === 'then') return Reflect.get(thing, key)
      return leaveOut(`${name}.${key}`)
    },
  })
}
