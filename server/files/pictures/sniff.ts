import { open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import type { FileType } from '#contract/file.ts'
import { limits } from '#contract/limits.ts'
import { fileMessages } from '#contract/messages.ts'
import { AppError } from '../../errors.ts'
import { isAlsoSomethingElse } from './foreign.ts'

const typeOf: Record<string, FileType> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/gif': 'image/gif',
  'image/webp': 'image/webp',
  'image/avif': 'image/avif',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heic',
  'video/mp4': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'video/quicktime': 'video/quicktime',
}

const beginning = 64 * 1024

/**
 * Recognises a file by its content, whatever its name says.
 * @throws AppError 400 where it is of no accepted kind, or of another one too, 413 where it is too large for its kind
 */
export async function recognise(path: string): Promise<FileType> {
  const { head, size } = await readBeginning(path)
  const mime = isSvg(head) ? 'image/svg+xml' : (await fileTypeFromBuffer(head))?.mime
  const type = mime === 'image/svg+xml' ? mime : typeOf[mime ?? '']
  if (!type) throw new AppError('file-not-accepted', fileMessages.unknownType)
  const { most, message } = limitOf(type)
  if (size > most) throw new AppError('file-too-large', message)
  if (type !== 'image/svg+xml' && (await isAlsoSomethingElse(path, type)))
    throw new AppError('file-not-accepted', fileMessages.unknownType)
  return type
}

function limitOf(type: FileType): { most: number; message: string } {
  if (type === 'image/svg+xml') return { most: limits.file.vector, message: fileMessages.vectorTooLarge }
  if (isVideo(type)) return { most: limits.file.video, message: fileMessages.videoTooLarge }
  return { most: limits.file.image, message: fileMessages.imageTooLarge }
}

export function isVideo(type: string): boolean {
  return type.startsWith('video/')
}

async function readBeginning(path: string): Promise<{ head: Buffer; size: number }> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const head = Buffer.alloc(Math.min(size, beginning))
    const { bytesRead } = await handle.read(head, 0, head.length, 0)
    return { head: head.subarray(0, bytesRead), size }
  } finally {
    await handle.close()
  }
}

const beforeRoot = [/^\s+/, /^<\?[^>]*\?>/, /^<!--[\s\S]*?-->/, /^<!DOCTYPE\s[^[>]*(\[[^\]]*\]\s*)?>/i]

/** True where the root element, after a declaration, comments and a document type, is `<svg>`. */
function isSvg(head: Buffer): boolean {
  let text = head.toString('utf8').replace(/^\uFEFF/, '')
  for (;;) {
    const found = beforeRoot.map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
    if (!found) return /^<(\w+:)?svg[\s/>]/.test(text)
    text = text.slice(found.length)
  }
}
