import { expect } from 'vitest'
import { editables } from '#server/versions/kinds.ts'
import { smallChanges } from '../with-version.ts'
import { _id, list, one, type Row } from './row.ts'

/** Of each kind of document that has versions: their list, one of them, and the way back. */
export const versionRows = Object.values(editables).flatMap(({ kind, path }): Row[] => {
  const at = `/api${path.replace('{id}', `{${kind}}`)}/versions`
  const statuses: Row['statuses'] = [401, 403, 200]
  const fields = Object.keys(smallChanges[kind])
  const before = { [fields[0] ?? '']: expect.not.stringMatching('resolved|Was another') }
  return [
    { name: `${kind} versions`, route: `GET ${at}`, statuses, content: list({ _id, fields }) },
    { name: `${kind} version`, route: `GET ${at}/{${kind}Version}`, statuses, content: one({}) },
    {
      name: `restore ${kind}`,
      route: `POST ${at}/{${kind}Version}/restore`,
      statuses,
      content: kind === 'design' ? { area: null } : before,
      records: [kind, 'updated'],
    },
  ]
})
