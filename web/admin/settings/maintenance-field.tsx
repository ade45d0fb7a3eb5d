import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import { SwitchField } from '../forms/switch-field.tsx'
import { type WebsiteTyped, websiteForm } from './website-definition.ts'

/** The switch that closes the site. It stands at the foot of a long form, and `#maintenance` scrolls to it. */
export function MaintenanceField() {
  const isOn = useWatch<WebsiteTyped, 'maintenanceMode'>({ name: 'maintenanceMode' })
  const { hash, key } = useLocation()
  const container = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link leads here again
  useEffect(() => {
    if (hash !== '#maintenance') return
    container.current?.scrollIntoView({ block: 'center' })
    container.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [hash, key])

  return (
    <div ref={container} id="maintenance">
      <SwitchField {...websiteForm.input('maintenanceMode')} />
      <p role="status" className="text-small text-accent">
        {isOn &&
          'Once saved, visitors see a maintenance page instead of the site. The back-office keeps working.'}
      </p>
    </div>
  )
}
