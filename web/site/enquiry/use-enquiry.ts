import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { enquiryMessages } from '#contract/messages.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createEnquiry } from '#web/api/enquiries.ts'
import { api } from '#web/api/request.ts'
import { toast } from '#web/ui/toast.ts'
import { failureOf, valuesOf } from './values.ts'

export type Errors = Record<string, string>

interface Options {
  initialErrors: Errors
  onType: ((name: string, value: string) => void) | undefined
  onSent: (() => void) | undefined
}

export const loadValidation = () => import('./validation.ts')

/** Checks what is typed, field by field as it is left, and sends it. What was typed stays until it has been received. */
export function useEnquiry({ initialErrors, onType, onSent }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(initialErrors)
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState(0)

  function show(next: Errors) {
    setErrors(next)
    const first = [...(form.current?.elements ?? [])].find(
      (element) => next[element.getAttribute('name') ?? ''],
    )
    if (first instanceof HTMLElement) first.focus()
  }

  async function checkLeft({ target }: FocusEvent<HTMLFormElement, Element>) {
    const field = target.getAttribute('name')
    const isTyped = 'value' in target && target.value !== ''
    if (!field || !form.current || !(isTyped || errors[field])) return
    const { checkEnquiry } = await loadValidation()
    if (!form.current) return
    const { [field]: message = '' } = checkEnquiry(valuesOf(new FormData(form.current)))
    setErrors((current) => ({ ...current, [field]: message }))
  }

  /** An error goes as soon as it is worked on: were it to go on leaving the field, Submit would move as it is pressed. */
  function type({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const { name, value } = target
    if (errors[name]) setErrors((current) => ({ ...current, [name]: '' }))
    onType?.(name, value)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const values = valuesOf(new FormData(event.currentTarget))
    setSending(true)
    try {
      const { checkEnquiry } = await loadValidation()
      const wrong = checkEnquiry(values)
      if (Object.keys(wrong).length > 0) return show(wrong)
      await createEnquiry(api, values)
      toast.success(enquiryMessages.thanks)
      setErrors({})
      setSent(sent + 1)
      onSent?.()
    } catch (error) {
      if (error instanceof ApiError) show(error.fields)
      toast.error(failureOf(error))
    } finally {
      setSending(false)
    }
  }

  return { form, errors, isSending, sent, type, checkLeft, submit }
}
