import { parseArgs } from 'node:util'
import { counted } from '#contract/count.ts'
import { bringUpToDate } from '../backup/bring-up-to-date.ts'
import { stopSignal } from '../command.ts'
import { openDatabase } from '../database/client.ts'
import { readEnv } from '../env.ts'
import { type CopyReport, copyFiles } from './copy.ts'
import { openAnswering } from './stores/open.ts'

const usage = 'npm run files -- copy --to URL [--from URL]'

/** Copies every stored file from one store, by default the one in use, to another. */
export const copyCommand = {
  usage,
  async run(words: string[]): Promise<number> {
    const options = { from: { type: 'string' }, to: { type: 'string' } } as const
    const { to, from } = parseArgs({ args: words, options }).values
    if (!to) {
      console.error(usage)
      return 2
    }
    const env = readEnv()
    const { STORAGE_URL, APPWRITE_API_KEY: appwriteKey } = env
    const source =
      from === undefined
        ? await openAnswering(STORAGE_URL, { appwriteKey })
        : await openAnswering(from, { called: '--from', appwriteKey })
    const target = await openAnswering(to, { called: '--to', appwriteKey, isNew: true })
    const db = openDatabase(env.DATABASE_URL, (error) => console.error(error.message))
    try {
      await bringUpToDate(db, env)
      const onProgress = (done: number) => console.log(`${counted(done, 'file')} so far`)
      const signal = stopSignal('It was stopped; what was copied stays, and the next run goes on from there')
      return tell(await copyFiles(db, source, target, onProgress, signal))
    } finally {
      await db.destroy()
    }
  },
}

function tell({ copied, present, failures }: CopyReport): number {
  for (const { id, name, reason } of failures) console.error(`${id} (${name}): ${reason}`)
  console.log(`${copied} copied, ${present} already there, ${failures.length} failed.`)
  return failures.length === 0 ? 0 : 1
}
