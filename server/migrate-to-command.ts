import { parseArgs } from 'node:util'
import { explain, runCommand, stopSignal } from './command.ts'
import { readEnv } from './env.ts'
import { moveInstallation } from './moving/move.ts'
import { undoMove } from './moving/undo.ts'

const usage = `npm run migrate-to -- URL [--from URL] [--rehearse] [--replace]
npm run migrate-to -- --undo [--from URL]`

await runCommand(run)

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
    return explain(usage)
  }
  const from = values.from ?? readEnv().DATABASE_URL
  const tell = (line: string) => console.log(line)
  if (!to) await undoMove(from, tell)
  else {
    const signal = stopSignal('It was stopped, and all stays as it was')
    await moveInstallation(from, to, {
      mayReplace: values.replace,
      isRehearsal: values.rehearse,
      signal,
      tell,
    })
  }
  return 0
}
