import { ApiError } from '#web/api/api-error.ts'

/** Takes a second factor off. One that is off already is as it was to be: the answer before was lost, or somebody was quicker. */
export async function takenOff(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'second-factor-off') throw error
  }
}
