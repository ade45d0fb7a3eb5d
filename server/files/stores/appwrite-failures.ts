import { AppwriteException } from 'node-appwrite'
import { fileMessages } from '#contract/messages.ts'
import { notFound } from '../../errors.ts'

export async function exceptionOf(response: Response): Promise<AppwriteException> {
  const { message, type } = await response.json()
  return new AppwriteException(message, response.status, type)
}

export function codeOf(error: unknown): number | undefined {
  return error instanceof AppwriteException ? error.code : undefined
}

/** Appwrite names it by a type, the product by its message. A bucket or project that is missing is another matter. */
export function isMissingFile(error: unknown): boolean {
  if (!(error instanceof AppwriteException) || error.code !== 404) return false
  return error.type === 'storage_file_not_found' || error.message === fileMessages.notFound
}

export function asNotFound(error: unknown): never {
  throw isMissingFile(error) ? notFound(fileMessages.notFound) : error
}
