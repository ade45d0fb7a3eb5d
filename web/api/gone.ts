import type { Gone } from '#contract/trash.ts'
import type { One } from './answers.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './request.ts'

/** What stood at an address until it was deleted; null where nothing ever did, or it was deleted for good. */
export async function findGone(api: Api, kind: Gone['kind'], address: string): Promise<Gone | null> {
  try {
    return (await api.get<One<Gone>>(`/api/gone/${kind}/${encodeURIComponent(address)}`)).data
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return null
    throw error
  }
}
