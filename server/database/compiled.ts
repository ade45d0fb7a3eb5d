import type { Compilable, CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import { isPostgres } from './client.ts'
import type { Db } from './schema.ts'

/**
 * Queries that differ in the number of their parameters alone, each put together once: lists ask for the same few numbers
 * again and again, and putting a query together takes longer than running it.
 */
export function createCompiled<Row>() {
  const compiled = new LRUCache<string, CompiledQuery<Row>>({ max: 64 })

  /** @param shape what tells the query from others. @param parameters in the order in which it has them */
  return async function run(
    db: Db,
    shape: string,
    parameters: readonly string[],
    build: () => Compilable<Row>,
  ): Promise<Row[]> {
    const key = `${isPostgres(db)} ${shape}`
    const query = compiled.get(key) ?? build().compile()
    compiled.set(key, query)
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
