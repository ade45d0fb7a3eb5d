import { parseArgs } from 'node:util'
import { checkArchive } from './backup/restore/check.ts'
import { restoreArchive } from './backup/restore/restore.ts'
import { explain, runCommand, stopSignal } from './command.ts'
import { readEnv } from './env.ts'

const usage = `npm run restore -- ARCHIVE [--replace]
npm run restore -- --check ARCHIVE`

await runCommand(run)

async function run(words: string[]): Promise<number> {
  const options = { check: { type: 'boolean' }, replace: { type: 'boolean' } } as const
  const { positionals, values } = parseArgs({ args: words, options, allowPositionals: true })
  const [archive] = positionals
  if (!archive || positionals.length > 1 || (values.check && values.replace)) return explain(usage)
  const env = readEnv()
  const tell = (line: string) => console.log(line)
  const signal = stopSignal('It was stopped, and all stays as it was')
  if (values.check) await checkArchive(archive, env, { tell, signal })
  else await restoreArchive(archive, env, { mayReplace: values.replace === true, tell, signal })
  return 0
}
