import { loadEnvFile } from './env.ts'
import { checkCommand, repairCommand } from './files/check/command.ts'
import { copyCommand } from './files/copy-command.ts'

/** What follows `npm run files --`; each takes the words after its name, and answers the exit code. */
const commands = { check: checkCommand, repair: repairCommand, copy: copyCommand }

const [name = '', ...words] = process.argv.slice(2)
const command = Object.entries(commands).find(([known]) => known === name)?.[1]

try {
  loadEnvFile()
  process.exitCode = command ? await command.run(words) : explain()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function explain(): number {
  for (const { usage } of Object.values(commands)) console.error(usage)
  return 2
}
