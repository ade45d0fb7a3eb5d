import { createRoute } from '@hono/zod-openapi'
import { type Gone, gone, goneParameters } from '#contract/trash.ts'
import { findCategory } from '../categories/repository.ts'
import type { Db } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createRouter, one } from '../http/router.ts'
import { findByKey } from './repository.ts'

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
        'Whether a design or category with this address was deleted and lies in the trash: its page then answers 410. Who has taken the address since is not asked.',
      request: { params: goneParameters },
      responses: one(gone, 'What stood there.'),
    }),
    async (c) => {
      const { kind, address } = c.req.valid('param')
      const found = kind && (await findByKey(db, kind, keysOf(address)))
      if (!found) throw notFound('Nothing stood at this address')
      const data: Gone = { kind, category: await shown(db, found.needs) }
      return c.json({ success: true as const, data }, 200)
    },
  )
}

function keysOf(address: string): string[] {
  const key = address.replaceAll('\0', '\ufffd')
  return [key, key.toLowerCase(), key.toLocaleUpperCase('en')]
}

async function shown(db: Db, categoryId: string | null): Promise<Gone['category']> {
  const category = categoryId === null ? undefined : await findCategory(db, categoryId)
  return category ? { _id: category.id, name: category.name, slug: category.slug } : null
}
