import { startTransition, useOptimistic } from 'react'
import type { DesignSummary } from '#contract/design.ts'
import { updateDesign } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { useChange } from '../change.ts'

/** Whether a design is featured, and the way to change it at once. What cannot be saved goes back. */
export function FeaturedToggle({ design: { _id, featured } }: { design: DesignSummary }) {
  const change = useChange()
  const [shown, setShown] = useOptimistic(featured)

  function toggle() {
    const next = !shown
    startTransition(async () => {
      setShown(next)
      await change(() => updateDesign(api, _id, { featured: next }), {
        done: 'Design updated successfully!',
        failed: 'Failed to save design',
      }).catch(() => {})
    })
  }

  return (
    <button
      type="button"
      aria-pressed={shown}
      aria-describedby={_id}
      title={shown ? 'Unfeature' : 'Feature'}
      onClick={toggle}
      className="-mx-2 min-h-11 px-2 hover:bg-ink/6 aria-pressed:font-semibold md:min-h-9"
    >
      {shown ? 'Yes' : 'No'}
    </button>
  )
}
