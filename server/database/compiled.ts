import type { Compilable, CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import { isPostgres } from './client.ts'
import type { Db } from './schema.ts'

const most = { queries: 64, bytes: 1024 * 1024 }
/** Bytes that a parameter takes, with its place in the query. */
const bytesOfParameter = 100

/**
 * Queries that differ in the number of their parameters alone, each put together once: lists ask for the same few numbers
 * again and again, and putting a query together takes longer than running it.
 */
export function createCompiled<Row>() {
  const compiled = new LRUCache<string, CompiledQuery<Row>>({
    max: most.queries,
    maxSize: most.bytes,
    sizeCalculation: ({ sql, parameters }) => sql.length + parameters.length * bytesOfParameter,
  })

  /** @param shape what tells the query from others. @param parameters in the order in which it has them */
  return async function run(
    db: Db,
    shape: string,
    parameters: readonly string[],
    build: () => Compilable<Row>,
  ): Promise<Row[]> {
    const key = `${isPostgres(db)} ${shape}`
    const known = compiled.get(key)
    const query = known ?? build().compile()
    if (!known) compiled.set(key, query)
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
