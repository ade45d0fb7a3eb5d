import { isUnanswered } from '#web/api/api-error.ts'

/**
 * Takes one of several away from where it lies, and once more where no answer comes: what was taken away all the same is found to be,
 * and not said to have failed.
 */
export async function orOnceMore<Answer>(takeAway: () => Promise<Answer>): Promise<Answer> {
  try {
    return await takeAway()
  } catch (error) {
    if (!isUnanswered(error)) throw error
    return takeAway()
  }
}
