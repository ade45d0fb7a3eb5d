import { parseArgs } from 'node:util'
import { reasonOf } from './backup/reason.ts'
import { loadEnvFile, readEnv } from './env.ts'
import { moveInstallation } from './moving/move.ts'
import { undoMove } from './moving/undo.ts'

const usage = `npm run migrate-to -- URL [--from URL] [--rehearse] [--replace]
npm run migrate-to -- --undo [--from URL]`

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  console.error(reasonOf(error))
  process.exitCode = 1
}

async function run(words: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      rehearse: { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      undo: { type: 'boolean', default: false },
    },
  })
  const [to] = positionals
  const isUndo = values.undo && !to && !values.rehearse && !values.replace
  if (positionals.length > 1 || values.from === '' || (!isUndo && (!to || values.undo))) {
    console.error(usage)
    return 2
  }
  loadEnvFile()
  const from = values.from ?? readEnv().DATABASE_URL
  const tell = (line: string) => console.log(line)
  if (!to) await undoMove(from, tell)
  else {
    const stopping = new AbortController()
    for (const signal of ['SIGTERM', 'SIGINT'])
      process.once(signal, () => stopping.abort(new Error('It was stopped, and all stays as it was')))
    await moveInstallation(from, to, {
      ...{ mayReplace: values.replace, isRehearsal: values.rehearse, signal: stopping.signal, tell },
    })
  }
  return 0
}
