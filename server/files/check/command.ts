import { resolve } from 'node:path'
import { bringUpToDate } from '../../backup/bring-up-to-date.ts'
import { openDatabase } from '../../database/client.ts'
import { readEnv } from '../../env.ts'
import { countFiles } from '../repository.ts'
import { readStorageAddress } from '../stores/address.ts'
import { openAnswering } from '../stores/open.ts'
import { checkFiles } from './check.ts'
import { report } from './report.ts'

/** Compares the files, their rows and what lies beside them. */
export const checkCommand = commandOf('check', false)

/** Does the same, and mends what can be mended without losing anything. */
export const repairCommand = commandOf('repair', true)

function commandOf(name: string, isRepair: boolean) {
  const usage = `npm run files -- ${name}`
  return {
    usage,
    async run(words: string[]): Promise<number> {
      if (words.length === 0) return run(isRepair)
      console.error(usage)
      return 2
    },
  }
}

async function run(isRepair: boolean): Promise<number> {
  const env = readEnv()
  const { STORAGE_URL, APPWRITE_API_KEY: appwriteKey, DATABASE_URL, DATA_DIR } = env
  const address = readStorageAddress(STORAGE_URL)
  const db = openDatabase(DATABASE_URL, (error) => console.error(error.message))
  try {
    await bringUpToDate(db, env)
    const store = await openAnswering(STORAGE_URL, { appwriteKey, isNew: (await countFiles(db)) === 0 })
    const storeDirectory = address.kind === 'file' ? address.directory : undefined
    const found = await checkFiles({ db, store, storeDirectory, dataDirectory: resolve(DATA_DIR) })
    return await report(found, isRepair, console.log)
  } finally {
    await db.destroy()
  }
}
