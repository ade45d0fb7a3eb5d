import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** Says, in red, what went wrong; read out when it appears. */
export function ErrorText({ className, ...rest }: ComponentProps<'p'>) {
  return <p role="alert" className={classNames('text-laterite', className)} {...rest} />
}
