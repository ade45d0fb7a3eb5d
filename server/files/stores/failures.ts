import { unavailable } from '../../errors.ts'

export const unreadable = (cause: unknown) =>
  unavailable('This file cannot be read at the moment. Please try again.', cause)

export const unwritable = (cause: unknown) =>
  isFull(cause)
    ? unavailable(
        'The file storage is full. Nothing more can be stored until there is room.',
        cause,
        'storage-full',
      )
    : unavailable('Files cannot be stored at the moment. Please try again.', cause)

/** What disks and S3 stores say where there is no room. */
const fullNames = ['ENOSPC', 'EDQUOT', 'EFBIG', 'QuotaExceeded', 'XMinioStorageFull', 'StorageFull']
const insufficientStorage = 507

function isFull(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  const { name, code, $metadata } = cause as Error & {
    code?: unknown
    $metadata?: { httpStatusCode?: number }
  }
  return (
    [name, String(code)].some((said) => fullNames.includes(said)) ||
    [code, $metadata?.httpStatusCode].includes(insufficientStorage)
  )
}
