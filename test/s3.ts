import { execFile } from 'node:child_process'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../trials/free-port.ts'

const scripts = process.env.S3_SCRIPTS ?? fileURLToPath(new URL('../../shared/s3', import.meta.url))
const start = join(scripts, 'start-s3.sh')
const stop = join(scripts, 'stop-s3.sh')

/** A real object store on this machine, with one bucket. */
export interface TestS3 {
  /** As STORAGE_URL names it; the keys to it are in the environment. */
  url: string
  endpoint: string
  bucket: string
  environment: Record<string, string>
  /** Begins again after `kill`, on the same data and port. */
  start(): Promise<void>
  kill(): Promise<void>
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

/** Why no object store can be started here, if that is so. It lies beside the project; S3_SCRIPTS says otherwise. */
export async function reasonWithoutS3(): Promise<string | undefined> {
  const isThere = await access(start).then(
    () => true,
    () => false,
  )
  if (!isThere) return `there is no ${start}`
  return run(start, ['--install-only']).then(
    () => undefined,
    (error) => `it can't be installed: ${error.message.trim().split('\n').at(-1)}`,
  )
}

export async function startS3(): Promise<TestS3> {
  // Not in memory, where every file system could not keep what the store notes beside its objects.
  const data = await mkdtemp('/var/tmp/plinth-s3-')
  const port = await freePort()
  const bucket = 'media'
  const begin = async () =>
    void (await run(start, ['--port', String(port), '--data', data, '--bucket', bucket]))
  const end = async (...options: string[]) => void (await run(stop, ['--data', data, ...options]))
  await begin()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    url: `s3://${bucket}?endpoint=${endpoint}&region=us-east-1`,
    endpoint,
    bucket,
    environment: { AWS_ACCESS_KEY_ID: 'test:tester', AWS_SECRET_ACCESS_KEY: 'testing' },
    start: begin,
    kill: () => end('--kill'),
    freeze: () => end('--freeze'),
    thaw: () => end('--thaw'),
    async stop() {
      await end('--thaw')
      await end('--wipe')
      await rm(data, { recursive: true, force: true })
    },
  }
}

function run(script: string, words: string[]): Promise<string> {
  const { PATH, HOME, S3_CACHE } = process.env
  return new Promise((resolve, reject) => {
    execFile(script, words, { env: { PATH, HOME, ...(S3_CACHE && { S3_CACHE }) } }, (failure, out, error) =>
      failure ? reject(new Error(error || failure.message)) : resolve(out),
    )
  })
}
