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

/** What of the settings is to blame for a failure, where they are. */
export function problemOf({ name, message, code }: NodeJS.ErrnoException): string | undefined {
  // The SDK has no name for it.
  if (message === 'Region is missing') return 'a region must be named, with region=… behind the bucket'
  if (code === 'ERR_INVALID_CHAR') return 'AWS_ACCESS_KEY_ID must be plain letters without spaces'
  if (name === 'NoSuchBucket') return 'there is no such bucket'
  if (name === 'CredentialsProviderError') return 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set'
  if (name === 'InvalidAccessKeyId' || name === 'SignatureDoesNotMatch')
    return 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are refused'
  if (name === 'PermanentRedirect' || name === 'AuthorizationHeaderMalformed')
    return 'the bucket lies in another region'
  return undefined
}
