import type { Trashed } from '#contract/trash.ts'
import type { Api } from '#web/api/request.ts'
import { listTrash } from '#web/api/trash.ts'

/** Who looks for a document that was deleted under them finds it among the last. */
const looked = 500

/** A document that lies in the trash; undefined where it does not, or nobody can tell. */
export async function findTrashed(api: Api, id: string): Promise<Trashed | undefined> {
  const trash = await listTrash(api, { limit: looked }).catch(() => undefined)
  return trash?.data.find(({ _id }) => _id === id)
}
