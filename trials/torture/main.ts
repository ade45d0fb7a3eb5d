import { parseArgs } from 'node:util'
import { randomOf } from '../random.ts'
import { killPhase } from './kill.ts'
import { postgresPhase } from './postgres.ts'
import { powerCutPhase } from './power-cut.ts'
import { storePhase } from './store.ts'

/* `npm run torture`: what the product has acknowledged outlasts whatever ends it, its database or its store. */

const phases = { kill: killPhase, 'power-cut': powerCutPhase, postgres: postgresPhase, store: storePhase }
type Phase = keyof typeof phases

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    phase: { type: 'string', multiple: true, default: Object.keys(phases) },
    seed: { type: 'string', default: String(Math.trunc(Math.random() * 2 ** 32)) },
  },
})
const rounds = Number(values.rounds)
const seed = Number(values.seed)
const unknown = values.phase.filter((name) => !(name in phases))
if (unknown.length > 0 || !(rounds > 0) || !Number.isInteger(seed)) {
  console.error(
    `npm run torture -- [--rounds 200] [--seed NUMBER] [--phase ${Object.keys(phases).join('|')}]`,
  )
  process.exit(2)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

for (const name of values.phase as Phase[]) {
  console.log(`${name}: ${rounds} rounds, seed ${seed}`)
  try {
    // At once: what comes after it may take an hour, and be ended.
    console.table([await phases[name]({ rounds, random: randomOf(seed) })])
  } catch (error) {
    console.error(`${name}, seed ${seed}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
