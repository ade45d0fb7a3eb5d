import { useFormContext } from 'react-hook-form'
import { classNames } from '#web/ui/class-names.ts'
import { Switch } from '#web/ui/switch.tsx'

interface SwitchFieldProps {
  name: string
  label: string
  className?: string
}

/** A switch with its label. */
export function SwitchField({ name, label, className }: SwitchFieldProps) {
  const { register } = useFormContext()
  return <Switch label={label} className={classNames('min-h-11', className)} {...register(name)} />
}
