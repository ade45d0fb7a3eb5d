import type { Publishing } from '#contract/publishing.ts'
import { standingOf } from '#contract/publishing-in-words.ts'
import { classNames } from '#web/ui/class-names.ts'

/** A quiet mark of what visitors do not simply see. */
export function Standing({ of, className }: { of: Publishing; className?: string }) {
  const standing = standingOf(of)
  if (!standing) return null
  return (
    <span className={classNames('annotation inline-block border border-edge px-2 py-px', className)}>
      {standing}
    </span>
  )
}
