import type { Visit } from './visit.ts'
import { visit } from './visitors.ts'

/* The visitors' own process: it makes one visit after the other for its parent, and answers what came of each. */
process.on('message', async (asked: Visit) => process.send?.(await visit(asked)))
process.once('disconnect', () => process.exit())
