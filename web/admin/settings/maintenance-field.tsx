import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import { Switch } from '#web/ui/switch.tsx'
import type { WebsiteValues } from './website-values.ts'

/** At the foot of a long form: an address with its name leads to it. */
export function MaintenanceField() {
  const { register } = useFormContext<WebsiteValues>()
  const isOn = useWatch<WebsiteValues, 'maintenanceMode'>({ name: 'maintenanceMode' })
  const { hash, key } = useLocation()
  const place = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link leads here again
  useEffect(() => {
    if (hash !== '#maintenance') return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [hash, key])

  return (
    <div ref={place} id="maintenance">
      <Switch label="Maintenance Mode" className="min-h-11" {...register('maintenanceMode')} />
      <p role="status" className="text-small text-laterite">
        {isOn &&
          'Once saved, visitors see a maintenance page in place of the whole site. The back-office goes on working.'}
      </p>
    </div>
  )
}
