import { explain, runCommand } from './command.ts'
import { checkCommand, repairCommand } from './files/check/command.ts'
import { copyCommand } from './files/copy-command.ts'

/** What follows `npm run files --`; each takes the words after its name, and answers the exit code. */
const commands = { check: checkCommand, repair: repairCommand, copy: copyCommand }

const usages = Object.values(commands).map(({ usage }) => usage)

await runCommand(([name, ...words]) => {
  const command = Object.entries(commands).find(([known]) => known === name)?.[1]
  return command ? command.run(words) : explain(usages.join('\n'))
})
