import { AppError } from '../errors.ts'

/** What a store answers; undefined where it has nothing under that key. @throws where it does not answer */
export async function ifStored<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined
    throw error
  }
}
