import type { DesignSummary } from '#contract/design.ts'
import { updateDesign } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { useChange } from '../change.ts'
import { useWanted } from '../list/wanted.ts'

/** Whether a design is featured, and the way to change it at once. What cannot be saved goes back. */
export function FeaturedToggle({ design }: { design: DesignSummary }) {
  const change = useChange()
  const [{ _id, featured }, want] = useWanted(design)

  function toggle() {
    want({ ...design, featured: !featured }, () =>
      change(() => updateDesign(api, _id, { featured: !featured }), {
        done: 'Design updated successfully!',
        failed: 'Failed to save design',
      }),
    )
  }

  return (
    <button
      type="button"
      aria-pressed={featured}
      aria-describedby={_id}
      title={featured ? 'Unfeature' : 'Feature'}
      onClick={toggle}
      className="-mx-2 min-h-11 px-2 hover:bg-ink/6 aria-pressed:font-semibold md:min-h-9"
    >
      {featured ? 'Yes' : 'No'}
    </button>
  )
}
