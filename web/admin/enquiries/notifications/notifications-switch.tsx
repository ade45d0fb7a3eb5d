import { type ChangeEvent, useId, useState } from 'react'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { canNotify, isNotifying, wantsNotifications } from './notifications.ts'

/** Switches notifications of new enquiries on in this browser, where it can show some. */
export function NotificationsSwitch() {
  const refusalId = useId()
  const [isDenied, setDenied] = useState(false)
  wantsNotifications.useIsOn()
  if (!canNotify()) return null

  async function change({ target: { checked } }: ChangeEvent<HTMLInputElement>) {
    const answer = checked ? await Notification.requestPermission() : 'granted'
    wantsNotifications.set(checked && answer === 'granted')
    setDenied(answer === 'denied')
  }

  return (
    <div className="hidden md:pointer-fine:block">
      <Switch
        label="Notify me of new ones"
        checked={isNotifying()}
        onChange={change}
        aria-describedby={isDenied ? refusalId : undefined}
        className="min-h-11 text-small"
      />
      {isDenied && (
        <ErrorText id={refusalId} className="text-small">
          This browser keeps notifications of this site off. Its settings allow them.
        </ErrorText>
      )}
    </div>
  )
}
