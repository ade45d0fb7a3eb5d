import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses } from './field.tsx'

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={classNames(controlClasses, className)} {...rest} />
}
