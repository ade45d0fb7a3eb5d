import type { LogEvent } from 'kysely'
import { createHistogram, type Histogram } from './histogram.ts'

/** Seconds; most calls take far less than a request. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

const operations: Partial<Record<string, string>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
}

/** Counts database calls by kind; their durations include the wait for the writer before them. */
export function createDatabaseCalls() {
  const durations = new Map<string, Histogram>()
  let failed = 0
  return {
    /** To be told of each call. */
    count({ level, query, queryDurationMillis }: LogEvent): void {
      const operation = operations[query.query.kind] ?? (query.sql.startsWith('pragma') ? 'pragma' : 'other')
      const known = durations.get(operation) ?? createHistogram(bounds)
      durations.set(operation, known)
      known.observe(queryDurationMillis / 1000)
      if (level === 'error') failed += 1
    },
    durations: () => [...durations],
    failed: () => failed,
  }
}
