import type { StoredFile } from '#contract/file.ts'
import { storageBucket } from '#contract/file-address.ts'
import type { FileRow } from './repository.ts'
import { chunkCount } from './uploads/content-range.ts'

/** A stored file as Appwrite's storage calls answer it. */
export function stored(file: FileRow): StoredFile {
  const chunks = chunkCount(file.size)
  return {
    ...envelope(file),
    signature: file.hash,
    mimeType: file.type,
    sizeOriginal: file.size,
    chunksTotal: chunks,
    chunksUploaded: chunks,
    colors: file.colors === null ? [] : JSON.parse(file.colors),
  }
}

/** As `stored`, of an upload of which `chunksUploaded` chunks are there. */
export function partlyStored(
  upload: { id: string; name: string; total: number; createdAt: string },
  chunksUploaded: number,
): StoredFile {
  return {
    ...envelope(upload),
    signature: '',
    mimeType: '',
    sizeOriginal: upload.total,
    chunksTotal: chunkCount(upload.total),
    chunksUploaded,
    colors: [],
  }
}

function envelope({ id, name, createdAt }: { id: string; name: string; createdAt: string }) {
  return {
    $id: id,
    bucketId: storageBucket,
    $createdAt: createdAt,
    $updatedAt: createdAt,
    $permissions: [],
    name,
  }
}
