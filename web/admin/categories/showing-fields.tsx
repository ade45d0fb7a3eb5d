import { useFormContext } from 'react-hook-form'
import { Switch } from '#web/ui/switch.tsx'
import type { CategoryTyped } from './form-values.ts'

/** Where visitors meet the category. */
export function ShowingFields() {
  const { register } = useFormContext<CategoryTyped>()
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-2">
      <Switch label="In the menu" className="min-h-11" {...register('inMenu')} />
      <Switch label="Hidden while it has no designs" className="min-h-11" {...register('hideWhenEmpty')} />
    </div>
  )
}
