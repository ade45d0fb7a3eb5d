import { createDatabaseCalls } from './database-calls.ts'
import { createRequestCounts } from './requests.ts'

export type Measures = ReturnType<typeof createMeasures>

/** What one product counts as it goes, whether anybody asks for it or not: plain numbers, made a text where they are asked for. */
export function createMeasures() {
  return { requests: createRequestCounts(), databaseCalls: createDatabaseCalls() }
}
