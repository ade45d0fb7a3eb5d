import { createRoute } from '@hono/zod-openapi'
import { spam } from '#contract/spam.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { createRouter, idParameter, saved } from '../http/router.ts'
import { markAsSpam } from './mark.ts'

/** What a person sees to be spam, though it came as an enquiry. */
export function markAsSpamRoutes({ db }: Dependencies) {
  const guard = createGuard({ db })
  return createRouter().openapi(
    createRoute({
      method: 'post',
      path: '/{id}/spam',
      tags: ['Enquiries'],
      operationId: 'markAsSpam',
      summary: 'Mark an enquiry as spam',
      description:
        'Moves an enquiry with its notes to spam, where it is taken back from as it was; after thirty days it is deleted. One that lies there already stays so.',
      request: { params: idParameter },
      responses: saved(spam, 'What lies in spam.'),
      ...guard('enquiries'),
    }),
    async (c) => c.json(await markAsSpam(db, c.get('account'), c.req.valid('param').id), 200),
  )
}
