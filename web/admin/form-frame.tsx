import type { FormEventHandler, ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { classNames } from '#web/ui/class-names.ts'

interface FormFrameProps<Typed extends FieldValues, Values> {
  form: UseFormReturn<Typed, unknown, Values>
  onSubmit: FormEventHandler<HTMLFormElement>
  className?: string
  children: ReactNode
}

/** What every form of the back-office stands in: its fields find the form, and the contract's messages take the browser's place. */
export function FormFrame<Typed extends FieldValues, Values>({
  form,
  onSubmit,
  className,
  children,
}: FormFrameProps<Typed, Values>) {
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit} className={classNames('max-w-5xl', className)}>
        {children}
      </form>
    </FormProvider>
  )
}
