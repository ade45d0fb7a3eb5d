import { constants, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { counted } from '#contract/count.ts'
import { fileSizeOf } from '#contract/file-size.ts'
import { readPlaceAddress } from './backup/places/address.ts'
import { reasonOf } from './backup/reason.ts'
import { type BackupMade, lostMessage, runBackup } from './backup/run.ts'
import { explain, runCommand, stopSignal } from './command.ts'
import { readEnv } from './env.ts'

const usage = 'npm run backup [-- --to FOLDER | s3://bucket?endpoint=…&region=…]'

await runCommand(run)

/** Prints where the archive is as its last line; ends with 0 only if it was proved. */
async function run(words: string[]): Promise<number> {
  // `run` is how the product begins a backup that it has noted already.
  const options = { to: { type: 'string' }, run: { type: 'string' } } as const
  const { to, run: noted } = parseArgs({ args: words, options }).values
  if (to === '') return explain(usage)
  if (to !== undefined) mustBePlace(to)
  if (noted) setPriority(constants.priority.PRIORITY_LOW)
  return tell(
    await runBackup(readEnv(), { to, noted, reason: 'command', signal: stopSignal('It was stopped') }),
  )
}

function mustBePlace(to: string): void {
  try {
    readPlaceAddress(to)
  } catch (error) {
    throw new Error(`--to ${reasonOf(error)}`)
  }
}

function tell({ path, bytes, files, newFiles, missing }: BackupMade): number {
  console.log(`Database: ${fileSizeOf(bytes)}. Files: ${counted(files, 'file')}, ${newFiles} of them new.`)
  if (missing.length > 0) console.error(lostMessage(missing))
  console.log(missing.length > 0 ? 'Not all of it was there to be backed up:' : 'Proved:')
  console.log(path)
  return missing.length > 0 ? 1 : 0
}
