import { openSide } from './sides/open.ts'
import { statesOf } from './state.ts'

/** Has the installation stay in the database that it was moved from. What was saved in the other since then stays there. */
export async function undoMove(url: string, tell: (line: string) => void): Promise<void> {
  const source = await openSide(url, { isSource: true })
  try {
    const { out } = await statesOf(source.db)
    if (!out) throw new Error(`${source.title} was not left for another database`)
    await source.db.deleteFrom('move').where('direction', '=', 'out').where('move', '=', out.move).execute()
    tell(`${source.title} takes writes again.`)
    tell(`What was saved in ${out.other} since the move is there alone: nothing should run on it any more.`)
  } finally {
    await source.close()
  }
}
