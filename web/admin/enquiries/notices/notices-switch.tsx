import { type ChangeEvent, useId, useState } from 'react'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { askToNotify, canNotify, isNotifying, wantsNotices } from './notices.ts'

/** Switches notices of new enquiries on in this browser, where it can show some. */
export function NoticesSwitch() {
  const refusalId = useId()
  const [isRefused, setRefused] = useState(false)
  wantsNotices.useIsOn()
  if (!canNotify()) return null

  async function change({ target: { checked } }: ChangeEvent<HTMLInputElement>) {
    const isAllowed = !checked || (await askToNotify())
    wantsNotices.set(checked && isAllowed)
    setRefused(!isAllowed)
  }

  return (
    <div className="hidden md:pointer-fine:block">
      <Switch
        label="Notify me of new ones"
        checked={isNotifying()}
        onChange={change}
        aria-describedby={isRefused ? refusalId : undefined}
        className="min-h-11 text-small"
      />
      {isRefused && (
        <ErrorText id={refusalId} className="text-small">
          This browser keeps notifications of this site off. Its settings allow them.
        </ErrorText>
      )}
    </div>
  )
}
