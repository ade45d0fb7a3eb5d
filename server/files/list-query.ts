import { z } from 'zod'
import { paging } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { AppError } from '../errors.ts'
import { invalidInput } from '../http/router.ts'

/** Which of all files a list shows; `after` is an id. */
export interface FilePage {
  limit: number
  offset: number
  after?: string
}

const pageQuery = z.object(paging)
const wholeNumber = z.number().int().min(0)
const appwriteQuery = z.discriminatedUnion('method', [
  z.object({ method: z.literal('limit'), values: z.tuple([wholeNumber.min(1)]) }),
  z.object({ method: z.literal('offset'), values: z.tuple([wholeNumber]) }),
  z.object({ method: z.literal('cursorAfter'), values: z.tuple([z.string()]) }),
])

/**
 * Reads a list's address: `page` and `limit` as in every list of ours, or what Appwrite's clients call queries.
 * @throws AppError 400 where it is not understood
 */
export function readFilePage(url: string): FilePage {
  const { searchParams } = new URL(url)
  const paged = pageQuery.safeParse(Object.fromEntries(searchParams))
  if (!paged.success) throw invalidInput(paged.error)
  const { page, limit } = paged.data
  const asked: FilePage = { limit, offset: (page - 1) * limit }
  for (const [name, value] of searchParams) if (/^queries\[\d*\]$/.test(name)) add(asked, value)
  return asked
}

function add(page: FilePage, text: string): void {
  const query = appwriteQuery.safeParse(parse(text))
  if (!query.success) throw new AppError('invalid-input', 'queries may be limit, offset and cursorAfter')
  const { method, values } = query.data
  if (method === 'cursorAfter') page.after = values[0]
  else page[method] = method === 'limit' ? Math.min(values[0], limits.list.most) : values[0]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
