import { useRef } from 'react'
import type { Banner } from '#contract/banner.ts'
import { activateBanner } from '#web/api/banners.ts'
import { api } from '#web/api/request.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useChange } from '../change.ts'
import { bannerSays } from './banner-says.ts'

/** Shows a banner to visitors, or takes it away from them, at once. */
export function BannerSwitch({ banner: { _id, isActive } }: { banner: Banner }) {
  const change = useChange()
  const isBusy = useRef(false)

  async function activate(next: boolean) {
    if (isBusy.current) return
    isBusy.current = true
    await change(() => activateBanner(api, _id, next), bannerSays).catch(() => {})
    isBusy.current = false
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
