import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: string }

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('inline-flex min-h-9 cursor-pointer items-center gap-3', className)}>
      <input type="checkbox" className="size-4.5 accent-laterite" {...rest} />
      {label}
    </label>
  )
}
