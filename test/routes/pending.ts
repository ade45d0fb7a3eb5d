import { expect } from 'vitest'
import { pendables } from '#server/pending/kinds.ts'
import { samplesOfPendables } from '../pendables.ts'
import { _id, gone, one, type Row } from './row.ts'

/** Of each kind of document that can have pending changes: keeping, reading, discarding, and publishing what is gone by then; its previews. */
const ofKinds = pendables.flatMap(({ kind, path }): Row[] => {
  const at = `/api${path.replace('{id}', `{${kind}}`)}/draft`
  const { change } = samplesOfPendables[kind]
  const statuses: Row['statuses'] = [401, 403, 200]
  return [
    {
      name: `keep ${kind} for later`,
      route: `PUT ${at}`,
      body: change,
      statuses,
      content: { _id, ...change, pending: { fields: Object.keys(change) } },
      records: [kind, 'changes-prepared'],
    },
    { name: `pending ${kind}`, route: `GET ${at}`, statuses, content: one(change) },
    {
      name: `discard changes of ${kind}`,
      route: `DELETE ${at}`,
      statuses,
      content: gone,
      records: [kind, 'changes-discarded'],
    },
    {
      name: `publish changes of ${kind} that are gone`,
      route: `POST ${at}/publish`,
      statuses: [401, 403, 404],
      content: { message: 'There are no pending changes' },
    },
    {
      name: `preview ${kind}`,
      route: `POST ${at.replace('/draft', '/preview')}`,
      statuses: [401, 403, 201],
      content: { url: expect.stringMatching(/\/preview\/[\w-]{43}$/), expiresAt: expect.any(String) },
      records: [kind, 'preview-made'],
    },
    {
      name: `preview links of ${kind}`,
      route: `GET ${at.replace('/draft', '/preview')}`,
      statuses,
      content: one({ count: 1 }),
    },
    {
      name: `end previews of ${kind}`,
      route: `DELETE ${at.replace('/draft', '/preview')}`,
      statuses,
      content: gone,
      records: [kind, 'preview-ended'],
    },
  ]
})

export const pendingRows: Row[] = [
  ...ofKinds,
  {
    name: 'what waits',
    route: 'GET /api/pending',
    statuses: [401, 403, 200],
    content: { success: true, data: [] },
  },
  {
    name: 'a preview that has ended',
    route: 'GET /api/previews/{picture}',
    statuses: [404, 404, 404],
    content: { message: 'This preview has ended' },
  },
]
