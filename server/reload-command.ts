import './production.ts'
import { resolve } from 'node:path'
import { runCommand } from './command.ts'
import { readEnv } from './env.ts'
import { reload } from './workers/reload.ts'

await runCommand(async () => {
  const { isDone, words } = await reload(resolve(readEnv().DATA_DIR))
  console.log(words)
  return isDone ? 0 : 1
})
