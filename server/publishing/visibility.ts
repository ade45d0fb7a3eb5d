import {
  isPublicAt,
  nextTurn,
  type Publishing,
  publishingDefaults,
  publishingMessages,
} from '#contract/publishing.ts'
import { invalid } from '../errors.ts'

/** What is stored beside the fields: whether visitors see it now, and when that changes next. */
export interface Visibility {
  isPublic: number
  dueAt: string | null
}

type Input = { [Name in keyof Publishing]?: Publishing[Name] | undefined }

export function visibilityOf(publishing: Publishing, now = new Date()): Visibility {
  const at = now.toISOString()
  return { isPublic: Number(isPublicAt(publishing, at)), dueAt: nextTurn(publishing, at) }
}

/**
 * The same after a save, for the same transaction.
 * @param input what the body carries @param current what is stored; nothing of a new document
 * @throws AppError 400 where it would end before it begins
 */
export function savedVisibility(input: Input, current: Publishing = publishingDefaults): Visibility {
  const { status = current.status, publishAt = current.publishAt, unpublishAt = current.unpublishAt } = input
  if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt)
    throw invalid('unpublishAt', publishingMessages.order)
  return visibilityOf({ status, publishAt, unpublishAt })
}
