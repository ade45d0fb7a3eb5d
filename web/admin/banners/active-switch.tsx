import type { Banner } from '#contract/banner.ts'
import { activateBanner } from '#web/api/banners.ts'
import { api } from '#web/api/request.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useWanted } from '../list/wanted.ts'
import { useChange } from '../page/use-change.ts'
import { bannerSays } from './says.ts'

/** Shows a banner to visitors, or takes it away from them, at once. What cannot be saved goes back. */
export function BannerSwitch({ banner }: { banner: Banner }) {
  const change = useChange()
  const [{ _id, isActive }, want] = useWanted(banner)

  function activate(next: boolean) {
    want({ ...banner, isActive: next }, () => change(() => activateBanner(api, _id, next), bannerSays))
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
