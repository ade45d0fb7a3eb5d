import { type FocusEvent, type FormEvent, useContext, useEffect, useRef, useState } from 'react'
import { enquiryWords } from '#contract/words/enquiry.ts'
import { ApiError, saidByServer } from '#web/api/api-error.ts'
import { fetchCode } from '#web/ui/fetch-code.ts'
import { toast } from '#web/ui/toast.ts'
import { useWords, WordsContext } from '#web/ui/words.ts'
import { explained, valuesOf } from './values.ts'

export type Errors = Record<string, string>

const loadSending = () => import('./send.ts')
export const loadValidation = () => import('./validation.ts').catch(() => null)

/** Checks what is typed, field by field as it is left, and sends it. What was typed stays until it has been received. */
export function useEnquiry(initialErrors: Errors, onSent: (() => void) | undefined) {
  const form = useRef<HTMLFormElement>(null)
  /** When the first letter was typed that did not stand there before. */
  const begun = useRef<number>(undefined)
  const say = useWords(enquiryWords)
  const changed = useContext(WordsContext)
  const [errors, setErrors] = useState(initialErrors)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    // Fetched before it is needed: what sends also keeps what can't be sent, without a connection too.
    fetchCode(loadSending).catch(() => {})
  }, [])

  function show(next: Errors) {
    setErrors(next)
    const first = [...(form.current?.elements ?? [])].find(
      (element) => next[element.getAttribute('name') ?? ''],
    )
    if (first instanceof HTMLElement) first.focus()
  }

  /** A toast would lie behind a dialog. */
  function tell(message: string, reason?: string) {
    if (form.current?.closest('dialog')) setFailure(reason ? `${message}: ${reason}` : message)
    else toast.error(message, { reason })
  }

  async function checkLeft({ target }: FocusEvent<HTMLFormElement, Element>) {
    const field = target.getAttribute('name')
    const isTyped = 'value' in target && target.value !== ''
    if (!field || !form.current || !(isTyped || errors[field])) return
    const validation = await loadValidation()
    if (!form.current || !validation) return
    const wrong = validation.checkEnquiry(valuesOf(new FormData(form.current)))
    const { [field]: message = '' } = validation.saidEnquiryErrors(wrong, changed)
    setErrors((current) => ({ ...current, [field]: message }))
  }

  /** An error goes as soon as it is worked on: were it to go on leaving the field, Submit would move as it is pressed. */
  function type({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    begun.current ??= performance.now()
    const { name } = target
    if (errors[name]) setErrors((current) => ({ ...current, [name]: '' }))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const own = event.currentTarget
    const values = valuesOf(new FormData(own))
    setSending(true)
    setFailure('')
    try {
      // What can't be checked here the server checks.
      const validation = await loadValidation()
      const wrong = validation?.checkEnquiry(values) ?? {}
      if (validation && Object.keys(wrong).length > 0)
        return show(validation.saidEnquiryErrors(wrong, changed))
      const sending = await fetchCode(loadSending).catch(() => null)
      if (!sending) return sendPlainly(own, () => tell(say('enquiry.failed')))
      await sending.sendEnquiry({ ...values, filledInMs: msSince(begun.current) }, say('enquiry.thanks'))
      onSent?.()
    } catch (error) {
      if (error instanceof ApiError)
        show((await loadValidation())?.saidEnquiryErrors(error.fields, changed) ?? error.fields)
      const reason = explained(error)
      if (reason) tell(reason)
      else tell(say('enquiry.failed'), saidByServer(error))
    } finally {
      setSending(false)
    }
  }

  return { form, errors, failure, isSending, type, checkLeft, submit }
}

function msSince(moment: number | undefined): number | undefined {
  return moment === undefined ? undefined : Math.round(performance.now() - moment)
}

/** The browser's own way. Without a connection it would put a page of its own in this one's place: what was typed stays. */
function sendPlainly(form: HTMLFormElement, tellFailed: () => void) {
  if (navigator.onLine) form.submit()
  else tellFailed()
}
