import { isUnanswered } from '#web/api/api-error.ts'

/**
 * Does what can be done twice, such as taking a row away from where it lies, and once more where no answer comes: what was done all the
 * same is found to be, and not said to have failed.
 */
export async function orOnceMore<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act()
  } catch (error) {
    if (!isUnanswered(error)) throw error
    return act()
  }
}

/**
 * Changes a document, and looks it up where no answer comes: one that was changed all the same would be called failed, and
 * changed once more. @returns what is known of it then
 */
export async function orLookedUp<Answer extends { updatedAt: string }, Row extends Answer>(
  before: { updatedAt: string },
  change: () => Promise<Answer>,
  read: () => Promise<Row>,
  isChanged: (now: Row) => boolean,
): Promise<Answer> {
  try {
    return await change()
  } catch (error) {
    const now = isUnanswered(error) ? await read().catch(() => undefined) : undefined
    if (!now || now.updatedAt === before.updatedAt || !isChanged(now)) throw error
    return now
  }
}
