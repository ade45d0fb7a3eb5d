import type { FormFile } from './form-file.ts'

const mostNamed = 3

/** Why files of a form could not be stored, with their names: 'a.jpg, b.jpg: This file is damaged.'; nothing where none is known. */
export function reasonsOf(files: FormFile[]): string | undefined {
  const failed = files.flatMap(({ chosen, failure }) =>
    chosen && failure ? [{ name: chosen.file.name, message: failure.message }] : [],
  )
  const byMessage = Map.groupBy(failed, ({ message }) => message)
  const reasons = [...byMessage].map(([message, of]) =>
    namedReason(
      of.map(({ name }) => name),
      message,
    ),
  )
  return reasons.join(' ') || undefined
}

/** What is said of files that failed for one reason. */
export function namedReason(names: string[], reason: string): string {
  const more = names.length - mostNamed
  return `${names.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${reason}`
}
