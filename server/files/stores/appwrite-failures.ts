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

/** By its type, Appwrite's or the product's own code. A bucket or project that is missing is another matter. */
export function isMissingFile(error: unknown): boolean {
  if (!(error instanceof AppwriteException) || error.code !== 404) return false
  return error.type === 'storage_file_not_found' || error.type === 'file-not-found'
}

export function asNotFound(error: unknown): never {
  throw isMissingFile(error) ? notFound(fileMessages.notFound, 'file-not-found') : error
}
