import { Lacking } from '../lacking.ts'
import { meet } from './fault.ts'
import { faults } from './faults.ts'
import { refuse, refusedStarts } from './starts.ts'

/* `npm run faults`: what the product does while something that it stands on fails, and that it recovers by itself. */

const trials = [
  ...faults.map((fault) => ({ name: fault.name, run: () => meet(fault) })),
  ...refusedStarts.map((start) => ({ name: start.name, run: () => refuse(start) })),
]

const asked = process.argv.slice(2).join(' ')
const chosen = trials.filter(({ name }) => name.includes(asked))
if (chosen.length === 0) {
  console.error(`npm run faults -- [PART OF A NAME]\n${trials.map(({ name }) => name).join('\n')}`)
  process.exit(2)
}
for (const { name, run } of chosen)
  try {
    console.log(`${name}\n${await run()}`)
  } catch (error) {
    const kind = error instanceof Lacking ? 'not tried' : 'not met'
    console.error(`${name}: ${kind}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
