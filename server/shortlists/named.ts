import { idPattern } from '#contract/identity.ts'
import { shortlistMessages } from '#contract/messages.ts'
import { codeTyped } from '#contract/said/code.ts'
import { isSampleCode } from '#contract/sample-code.ts'
import type { Db } from '../database/schema.ts'
import type { DesignIndex } from '../designs/index/design-index.ts'
import { invalid } from '../errors.ts'
import { whatVisitorsSee } from '../publishing/scope.ts'
import { readSample, readSamplesNamed } from '../samples/document.ts'

const longestEcho = 40
/** Other letters no code has. */
const codePattern = /^[\p{L}\p{M}\p{N}-]+$/u

/** What each name, an id or a code in lower case with or without its dash, stands for: the id of a design or a sample. A code that no design has stands for itself. */
export async function idsOf(db: Db, typed: string[]): Promise<string[]> {
  return [...new Set((await idsByName(db, typed)).values())]
}

/** The same of each name, in the order in which they were typed. */
async function idsByName(db: Db, typed: string[]): Promise<Map<string, string>> {
  const names = typed.map((name) => codeTyped(name)?.toLowerCase() ?? name)
  const codes = names.filter((name) => codePattern.test(name) && !idPattern.test(name) && !isSampleCode(name))
  const rows = codes.length > 0 ? await designsWithCodes(db, codes) : []
  const byCode = new Map(rows.map(({ code, id }) => [code.toLowerCase(), id]))
  const idOf = (name: string) => readSample(name)?._id ?? byCode.get(name) ?? name
  return new Map(typed.map((name, index) => [name, idOf(names[index] as string)]))
}

function designsWithCodes(db: Db, codes: string[]) {
  const written = codes.map((code) => code.toLocaleUpperCase('en'))
  return db.selectFrom('design').select(['id', 'code']).where('code', 'in', written).execute()
}

/** Those of these ids that visitors see now. */
export async function seenOf(
  { db, designIndex }: { db: Db; designIndex: DesignIndex },
  ids: string[],
): Promise<Set<string>> {
  const samples = (await readSamplesNamed(db, ids, whatVisitorsSee)).map(({ _id }) => _id)
  const designs = ids.filter((id) => idPattern.test(id))
  if (designs.length === 0) return new Set(samples)
  const found = await designIndex.find({ id: designs, page: 1, limit: designs.length })
  return new Set([...samples, ...found.ids])
}

/**
 * The ids of designs that visitors see.
 * @throws AppError 400 that names the others as they were typed: nothing tells a design that visitors do not see from none
 */
export async function idsOfSeen(
  reading: { db: Db; designIndex: DesignIndex },
  field: string,
  names: string[],
): Promise<string[]> {
  const byName = await idsByName(reading.db, names)
  const ids = [...new Set(byName.values())]
  const seen = await seenOf(reading, ids)
  const unknown = [...byName].filter(([, id]) => !seen.has(id)).map(([name]) => name.slice(0, longestEcho))
  if (unknown.length > 0) throw invalid(field, shortlistMessages.unknownDesigns(unknown), 'unknown-reference')
  return ids
}
