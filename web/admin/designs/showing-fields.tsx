import { useFormContext } from 'react-hook-form'
import { Switch } from '#web/ui/switch.tsx'
import type { DesignTyped } from './form-values.ts'

export function ShowingFields() {
  const { register } = useFormContext<DesignTyped>()
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-2">
      <Switch label="Featured" className="min-h-11" {...register('featured')} />
      <Switch label="Trending" className="min-h-11" {...register('trending')} />
    </div>
  )
}
