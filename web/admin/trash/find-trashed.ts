import type { Trashed } from '#contract/trash.ts'
import type { Api } from '#web/api/request.ts'
import { listTrash } from '#web/api/trash.ts'

/** A document that lies in the trash, by its id or its code; undefined where it does not, or nobody can tell. */
export async function findTrashed(api: Api, id: string): Promise<Trashed | undefined> {
  const trash = await listTrash(api, { id }).catch(() => undefined)
  return trash?.data[0]
}
