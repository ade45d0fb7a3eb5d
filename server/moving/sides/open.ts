import { isThere } from '../../backup/is-there.ts'
import { openPostgresSide } from './postgres.ts'
import type { Side } from './side.ts'
import { openSqliteSide } from './sqlite.ts'

const ofSqlite = 'sqlite:'

/** Opens one database of a move. @throws Error in one line, without the password */
export async function openSide(url: string, { isSource }: { isSource: boolean }): Promise<Side> {
  if (!url.startsWith(ofSqlite)) return openAnswering(url)
  const path = url.slice(ofSqlite.length)
  if (path === ':memory:') throw new Error('A database in memory can’t be moved')
  if (isSource && !(await isThere(path))) throw new Error(`There is no database at ${path}`)
  return openSqliteSide(path)
}

async function openAnswering(url: string): Promise<Side> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new Error(
      'The address of a database begins with sqlite: or postgres://, its password encoded where it is odd',
    )
  const side = await openPostgresSide(url)
  try {
    await side.mustSuit()
    return side
  } catch (error) {
    await side.close()
    const reason =
      error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : error
    throw new Error(`${side.title} can't be used: ${reason}`, { cause: error })
  }
}
