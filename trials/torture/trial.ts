import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#server/database/client.ts'
import type { Db } from '#server/database/schema.ts'
import { checkFiles } from '#server/files/check/check.ts'
import { namesIn } from '#server/files/disk.ts'
import { openAnswering } from '#server/files/stores/open.ts'
import { drawing } from '#test/files/make-files.ts'
import { runNode } from '#test/run-node.ts'
import { startServer, type TestServer } from '#test/start-server.ts'
import { type Client, clientOf, signIn } from '../client.ts'
import type { Random } from '../random.ts'
import { Finding, Journal, type Noted } from './journal.ts'
import { type Judged, judge } from './judge.ts'
import { type Kind, kindsOn } from './kinds.ts'
import { expectSound } from './sound.ts'
import { type Work, workOnDocuments } from './work-on-documents.ts'
import { endIfStored, type Film, fileIdOf, workOnFilms, workOnPictures } from './work-on-files.ts'
import { settingsKind, workOnSettings } from './work-on-settings.ts'

const login = { email: 'torture@example.com', password: 'correct horse' }

/** What the product keeps its data in. */
export interface Place {
  dataDirectory: string
  /** Settings beside the folder: another database or store. */
  environment?: Record<string, string>
}

/** A product under torture, and what is known of it over all its lives. */
export interface Trial {
  readonly journal: Journal
  /** Starts the product. @throws Error where it does not serve */
  start(): Promise<TestServer>
  /** Lets writers work until `isOver`, or until the product is gone. @throws Finding */
  work(server: TestServer, isOver: () => boolean): Promise<void>
  /** Compares what the running product answers with the journal. @throws Finding */
  judge(server: TestServer): Promise<Judged>
  /**
   * Looks at the data of a product that has been started, nobody writing: the database and the files.
   * @param round every tenth by `npm run files -- check`, the others by what that calls
   * @throws Finding
   */
  inspect(round: number): Promise<void>
  /** Makes all that lies about a day old, so that a sweep takes it. To be called while no product runs. */
  age(): Promise<void>
}

/** Starts the product for the first time and lays down what the writers' documents refer to. */
export async function beginTrial(
  place: Place,
  random: Random,
): Promise<{ trial: Trial; server: TestServer }> {
  const { dataDirectory } = place
  const environment = {
    ...{ DATA_DIR: dataDirectory, ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password },
    ...{ ENQUIRIES_PER_10_MINUTES: '1000000', BACKUP_AT: 'off' },
    // Nobody answers there: every mail waits.
    ...{ SMTP_URL: 'smtp://127.0.0.1:9', ENQUIRY_TO: 'studio@example.com' },
    ...place.environment,
  }
  const databaseUrl = place.environment?.DATABASE_URL ?? `sqlite:${join(dataDirectory, 'portfolio.db')}`
  const start = async () => {
    const server = await startServer(environment)
    // It outlasts no trial that is broken off.
    const end = () => void server.process.kill('SIGKILL')
    process.once('exit', end)
    server.process.once('exit', () => process.off('exit', end))
    return server
  }
  const server = await start()
  const token = await signIn(server.url, login)
  const journal = new Journal(`T${random.below(36 ** 4).toString(36)}`)
  const kinds = await layGround(clientOf(server.url, token))
  const settings = journal.begin(settingsKind)
  settings.may = [{ at: 'live', revision: 0 }]
  const underWay: { film?: Film } = {}

  const trial: Trial = {
    journal,
    start,
    async work({ url, process: child }, isOver) {
      const client = clientOf(url, token)
      const isGone = () => child.exitCode !== null || child.signalCode !== null
      const work: Work = { client, journal, random, goesOn: () => !isOver() && !isGone() }
      const failures = await Promise.all(
        writersOf(work, kinds, settings, underWay).map((writing) =>
          writing.then(
            () => undefined,
            (error: unknown) => error,
          ),
        ),
      )
      const finding = failures.find((failure) => failure instanceof Finding)
      if (finding) throw finding
      const failure = failures.find((one) => one !== undefined)
      if (failure && !child.killed && !isGone()) throw new Finding(`No answer came: ${failure}`)
    },
    async judge({ url }) {
      const judged = await judge(clientOf(url, token), journal, kinds)
      endIfStored(underWay, { journal })
      return judged
    },
    async inspect(round) {
      await swept(dataDirectory)
      if (round % 10 === 0) await runFilesCheck({ DATA_DIR: dataDirectory, ...place.environment })
      const db = openDatabase(databaseUrl, () => {})
      try {
        await expectSound(db)
        await expectFilesWell(db, dataDirectory, place.environment?.STORAGE_URL)
      } finally {
        await db.destroy()
      }
    },
    age: () => age(dataDirectory, underWay.film && fileIdOf(underWay.film)),
  }
  return { trial, server }
}

async function layGround(client: Client): Promise<Kind[]> {
  const pictures = ['ground-1', 'ground-2', 'ground-3']
  for (const [index, id] of pictures.entries()) {
    const bytes = await drawing(90 + index, 60)
      .jpeg()
      .toBuffer()
    const { status } = await client.upload({ id, name: 'ground.jpg', bytes })
    if (status !== 201) throw new Error(`A picture was answered ${status}`)
  }
  const categories = await client.all('/api/categories')
  const categoryId = categories.find(({ name }) => name === 'Architecture')._id
  return kindsOn({ categoryId, pictures })
}

function writersOf(work: Work, kinds: Kind[], settings: Noted, underWay: { film?: Film }): Promise<void>[] {
  const documents = kinds.map((kind) => workOnDocuments(kind, work))
  // The first kind is designs, which most of the product is about.
  const more = kinds.slice(0, 1).map((kind) => workOnDocuments(kind, work))
  const files = [workOnPictures(work), workOnFilms(underWay, work)]
  return [...documents, ...more, ...files, workOnSettings(settings, work)]
}

const dayAndNight = 48 * 3_600_000

/** @param uploadUnderWay an upload that goes on: nobody has given it up */
async function age(directory: string, uploadUnderWay: string | undefined): Promise<void> {
  const longAgo = new Date(Date.now() - dayAndNight)
  for (const entry of await readdir(directory, { recursive: true }))
    if (!uploadUnderWay || !entry.startsWith(join('uploads', uploadUnderWay)))
      await utimes(join(directory, entry), longAgo, longAgo)
}

const sweepPatience = 30_000

/** Waits until the sweep of a start is over, by what it leaves. */
async function swept(directory: string): Promise<void> {
  const end = performance.now() + sweepPatience
  for (;;) {
    const left = [
      ...(await namesIn(join(directory, 'unsettled'))),
      ...(await namesIn(join(directory, 'uploads', '.incoming'))),
    ]
    if (left.length === 0) return
    if (performance.now() > end) throw new Finding(`No sweep takes ${left.join(', ')}`)
    await pause(20)
  }
}

async function runFilesCheck(environment: Record<string, string>): Promise<void> {
  const { code, out, error } = await runNode(['server/files-command.ts', 'check'], environment)
  if (code !== 0) throw new Finding(`npm run files -- check:\n${out}${error}`)
}

async function expectFilesWell(db: Db, dataDirectory: string, url?: string): Promise<void> {
  const storeDirectory = join(dataDirectory, 'files')
  const store = await openAnswering(url ?? `file:${storeDirectory}`)
  const { findings } = await checkFiles({ db, store, dataDirectory, ...(!url && { storeDirectory }) })
  if (findings.length > 0) throw new Finding(findings.map(({ problem }) => problem).join('\n'))
}
