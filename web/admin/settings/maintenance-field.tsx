import { useFormContext, useWatch } from 'react-hook-form'
import { Switch } from '#web/ui/switch.tsx'
import type { WebsiteValues } from './website-values.ts'

export function MaintenanceField() {
  const { register } = useFormContext<WebsiteValues>()
  const isOn = useWatch<WebsiteValues, 'maintenanceMode'>({ name: 'maintenanceMode' })
  return (
    <div>
      <Switch label="Maintenance Mode" className="min-h-11" {...register('maintenanceMode')} />
      <p role="status" className="text-small text-laterite">
        {isOn &&
          'Once saved, visitors see a maintenance page in place of the whole site. The back-office goes on working.'}
      </p>
    </div>
  )
}
