import type { Emptied, Restored, Trashed, TrashKind } from '#contract/trash.ts'
import type { Deleted, One, Page } from './answers.ts'
import { move } from './move.ts'
import { type Api, withQuery } from './request.ts'

interface TrashFilters {
  id?: string
  kind?: TrashKind
  page?: number
  limit?: number
}

/** What was deleted, the last deleted first. */
export function listTrash(api: Api, filters: TrashFilters): Promise<Page<Trashed>> {
  return api.get('/api/trash', { ...filters })
}

/**
 * @param needed whether what the document needs is restored too
 * @returns what was restored; nothing where that was told by an answer that was lost
 */
export async function restoreFromTrash(api: Api, id: string, needed = false): Promise<Restored[]> {
  const path = withQuery(`/api/trash/${id}/restore`, { with: needed ? 'needed' : undefined })
  return (await move<One<Restored[]>>(api, path)).data ?? []
}

export function deleteForGood(api: Api, id: string): Promise<Deleted> {
  return api.delete(`/api/trash/${id}`)
}

export async function emptyTrash(api: Api, filters: Pick<TrashFilters, 'kind'>): Promise<Emptied> {
  return (await api.delete<One<Emptied>>(withQuery('/api/trash', { ...filters }))).data
}
