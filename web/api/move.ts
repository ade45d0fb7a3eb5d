import { ApiError, isUnanswered } from './api-error.ts'
import type { Api } from './request.ts'

/** What may have been moved, though nobody knows. */
const unheard = new Set<string>()

/**
 * Takes something from where it lies. Where no answer came before and nothing is found there any more, it has been.
 * It stands apart from the client's other calls, which visitors make too.
 * @returns nothing where that was told by an answer that was lost
 */
export async function move<T>(api: Pick<Api, 'post'>, path: string): Promise<Partial<T>> {
  try {
    const answer = await api.post<T>(path)
    unheard.delete(path)
    return answer
  } catch (error) {
    if (isUnanswered(error)) unheard.add(path)
    else if (error instanceof ApiError && error.status === 404 && unheard.delete(path)) return {}
    throw error
  }
}
