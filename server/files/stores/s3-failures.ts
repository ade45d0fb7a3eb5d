import { S3ServiceException } from '@aws-sdk/client-s3'
import { fileMessages } from '#contract/messages.ts'
import { notFound } from '../../errors.ts'

/** Only what the call names for it: a bucket or a page that is missing is another matter. */
export function asNotFound(error: Error, name: string): never {
  throw error.name === name ? notFound(fileMessages.notFound, 'file-not-found') : error
}

/** Who began an upload may have ended it meanwhile. */
export function unlessGone(error: Error) {
  if (error.name !== 'NoSuchUpload') throw error
}

/** Not every store lists uploads in parts, and not every key may. */
export function whereAllowed(error: unknown): { Uploads?: { Key?: string; UploadId?: string }[] } {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  if (status === 403 || status === 501) return {}
  throw error
}

/** What the two keys to a bucket are called: those that are set, and those that would be. */
export interface KeyNames {
  inUse: string[]
  wanted: string[]
}

/** What of the settings is to blame for a failure, where they are. */
export function problemOf(
  { name, message, code }: NodeJS.ErrnoException,
  { inUse, wanted }: KeyNames,
): string | undefined {
  // The SDK has no name for it.
  if (message === 'Region is missing') return 'a region must be named, with region=… behind the bucket'
  if (code === 'ERR_INVALID_CHAR') return `${inUse[0]} must be plain letters without spaces`
  if (name === 'NoSuchBucket') return 'there is no such bucket'
  if (name === 'CredentialsProviderError') return `${wanted.join(' and ')} must be set`
  if (name === 'InvalidAccessKeyId' || name === 'SignatureDoesNotMatch')
    return `${inUse.join(' and ')} are refused`
  if (name === 'PermanentRedirect' || name === 'AuthorizationHeaderMalformed')
    return 'the bucket lies in another region'
  return undefined
}
