import type { Load } from './load.ts'
import { run } from './run.ts'

/* The load's own process: it takes one load after the other from its parent, and answers what it measured. */
process.on('message', async (load: Load) => process.send?.(await run(load)))
process.once('disconnect', () => process.exit())
