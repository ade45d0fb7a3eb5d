import { createRoute } from '@hono/zod-openapi'
import { type Gone, gone, goneParameters } from '#contract/trash.ts'
import { tables } from '../activity/document.ts'
import { findCategory } from '../categories/repository.ts'
import { notFound } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createRouter, one } from '../http/router.ts'
import { findByKey, keysOf } from './repository.ts'
import type { Rows } from './rows.ts'

/** What pages ask where they find nothing, to tell what is gone from what never was. */
export function goneRoutes({ db }: Dependencies) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/{kind}/{address}',
      tags: ['Trash'],
      operationId: 'getGone',
      summary: 'Ask what stood at an address',
      description:
        'Whether a design or category with this address was deleted and lies in the trash: its page then answers 410. What visitors did not see as it was deleted never stood there. Who has taken the address since is not asked.',
      request: { params: goneParameters },
      responses: one(gone, 'What stood there.'),
    }),
    async (c) => {
      const { kind, address } = c.req.valid('param')
      const found = kind && (await findByKey(db, kind, keysOf(address)))
      if (!found || !wasPublic(kind, found.rows)) throw notFound('Nothing stood at this address')
      const category = found.needs === null ? undefined : await findCategory(db, found.needs)
      if (category?.isPublic === 0) throw notFound('Nothing stood at this address')
      const data: Gone = { kind, category: category ? shown(category) : null }
      return c.json({ success: true as const, data }, 200)
    },
  )
}

/** Rows from before documents could be hidden say nothing of it. */
function wasPublic(kind: keyof typeof tables, rows: string): boolean {
  const [row] = (JSON.parse(rows) as Rows)[tables[kind]] ?? []
  return row?.isPublic !== 0
}

function shown({ id, name, slug }: { id: string; name: string; slug: string }): Gone['category'] {
  return { _id: id, name, slug }
}
