import { ApiError } from '#web/api/api-error.ts'
import { type Api, messageOf } from '#web/api/request.ts'
import { restoreFromTrash } from '#web/api/trash.ts'
import { toast } from '#web/ui/toast.ts'
import { findTrashed } from '../trash/find-trashed.ts'

/** A save of what somebody else has deleted meanwhile, and the way to have it back. */
export interface DeletedMeanwhile {
  error: ApiError
  restore: () => Promise<void>
}

/** Whether a save was refused because its document lies in the trash; nothing where it was refused for anything else. */
export async function deletedMeanwhile(
  api: Api,
  error: unknown,
  { kind, id }: { kind: string; id: string | undefined },
): Promise<DeletedMeanwhile | undefined> {
  if (!(error instanceof ApiError) || error.status !== 404 || id === undefined) return undefined
  const trashed = await findTrashed(api, id)
  if (!trashed) return undefined
  const message = `${trashed.deletedBy.name} deleted this ${kind}. It lies in the trash: restore it, then save again.`
  return { error: new ApiError(error.status, message, { code: error.code }), restore: () => restore(api, id) }
}

async function restore(api: Api, id: string): Promise<void> {
  try {
    await restoreFromTrash(api, id)
    toast.success('Restored. Save again to keep what you typed.')
  } catch (error) {
    toast.error('Failed to restore', { reason: messageOf(error) })
  }
}
