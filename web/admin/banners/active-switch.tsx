import type { Banner, BannerActivate } from '#contract/banner.ts'
import { activateBanner, getBanner } from '#web/api/banners.ts'
import { api } from '#web/api/request.ts'
import { useInTurn } from '#web/ui/in-turn.ts'
import { Switch } from '#web/ui/switch.tsx'
import { changeValue } from '../conflicts/change-value.ts'
import { useOptimisticValue } from '../list/optimistic-value.ts'
import { useUndoableChange } from '../undo/use-undoable-change.ts'

const calls = {
  read: (id: string) => getBanner(api, id),
  update: (id: string, body: BannerActivate) => activateBanner(api, id, body),
}

const words = {
  done: 'Banner updated successfully!',
  failed: 'Failed to update banner',
  undone: 'Banner changed back',
  nameOf: ({ title }: Banner) => title,
}

/** Shows a banner to visitors, or takes it away from them, at once. What cannot be saved goes back. */
export function BannerSwitch({ banner }: { banner: Banner }) {
  const change = useUndoableChange()
  const inTurn = useInTurn()
  const [{ _id, isActive }, want] = useOptimisticValue(banner)

  function activate(next: boolean) {
    const turn = () => changeValue(calls, 'isActive', { ...banner, isActive: !next }, next)
    want({ ...banner, isActive: next }, () => inTurn(() => change(banner, turn, words)))
  }

  return (
    <Switch
      label={isActive ? 'Active' : 'Inactive'}
      aria-describedby={_id}
      checked={isActive}
      onChange={({ target }) => activate(target.checked)}
      className="max-md:min-h-11"
    />
  )
}
