import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import { TrackUnsaved } from '../drafts/track-unsaved.tsx'
import type { Retention } from '../drafts/unsaved-forms.ts'
import { isLost, rescueFocus } from '../page/focus.ts'
import { useSaveShortcut } from './save-shortcut.ts'

interface FormFrameProps<Typed extends FieldValues, Values> {
  form: UseFormReturn<Typed, unknown, Values>
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown>
  /** Called with the typed values whenever they change. @returns what is left of them when the page is left; without it, nothing is */
  follow?: (typed: Typed) => Retention | null
  /** The form is submitted each time this number rises. */
  submissions?: number
  className?: string
  children: ReactNode
}

/**
 * The frame of every form in the back-office: it provides the form to its fields, shows the contract's messages in place
 * of the browser's, and focuses the first field in error.
 */
export function FormFrame<Typed extends FieldValues, Values>({
  form,
  onSubmit,
  follow,
  submissions = 0,
  className,
  children,
}: FormFrameProps<Typed, Values>) {
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const focused = useRef<Element>(null)
  const { isSubmitting } = useFormState({ control: form.control })
  useSaveShortcut(element)

  useEffect(() => {
    if (submissions > 0) element.current?.requestSubmit()
  }, [submissions])

  // The fields are inert while the form is saved. The keyboard then goes to the first one in error on the page (react-hook-form
  // would choose by the order of registration), or back to where it was, or begins again where that has gone.
  useEffect(() => {
    const before = focused.current
    if (isSubmitting || !before) return
    focused.current = null
    const { activeElement } = document
    const hasGoneOn = activeElement !== before && !isLost(activeElement)
    // Whoever has left the form meanwhile stays there.
    if (hasGoneOn && !element.current?.contains(activeElement)) return
    const faulty = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (faulty) return faulty.focus()
    if (hasGoneOn) return
    if (before instanceof HTMLElement) before.focus()
    return rescueFocus(() => element.current?.querySelector<HTMLElement>('input, select, textarea'))
  }, [isSubmitting])

  /** Ignored while the form is being saved. */
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
      <form ref={element} noValidate onSubmit={submit} className={className}>
        <TrackUnsaved follow={follow} />
        {children}
      </form>
    </FormProvider>
  )
}
