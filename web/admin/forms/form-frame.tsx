import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import { classNames } from '#web/ui/class-names.ts'
import type { Kept } from '../drafts/changed-forms.ts'
import { Unsaved } from '../drafts/unsaved.tsx'
import { useSaveShortcut } from './save-shortcut.ts'

interface FormFrameProps<Typed extends FieldValues, Values> {
  form: UseFormReturn<Typed, unknown, Values>
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>
  /** Told of everything that is typed. @returns what would become of it; without, it is lost when the page is left */
  follow?: (typed: Typed) => Kept | null
  /** The form is submitted whenever this rises. */
  round?: number
  className?: string
  children: ReactNode
}

/**
 * What every form of the back-office stands in: its fields find the form, the contract's messages take the browser's
 * place, and the focus goes to the first field in error. The form itself is made with `shouldFocusError: false`.
 */
export function FormFrame<Typed extends FieldValues, Values>({
  form,
  onSubmit,
  follow,
  round = 0,
  className,
  children,
}: FormFrameProps<Typed, Values>) {
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const focused = useRef<Element>(null)
  const { isSubmitting, submitCount } = useFormState({ control: form.control })
  useSaveShortcut(element)

  useEffect(() => {
    if (round > 0) element.current?.requestSubmit()
  }, [round])

  /** What is being saved cannot be typed over; whoever typed goes on where they were. */
  useEffect(() => {
    if (isSubmitting || document.activeElement !== document.body) return
    if (focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  }, [isSubmitting])

  // The fields are known in the order in which the code names them; what counts is how they stand on the page.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])

  /** Once at a time, however often it is asked for. */
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    focused.current = document.activeElement
    await onSubmit(event).finally(() => {
      isBusy.current = false
    })
  }

  return (
    <FormProvider {...form}>
      <form ref={element} noValidate onSubmit={submit} className={classNames('max-w-5xl', className)}>
        <Unsaved follow={follow} />
        {children}
      </form>
    </FormProvider>
  )
}
