import { type FocusEvent, type FormEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { limits } from '#contract/limits.ts'
import { enquiryMessages } from '#contract/messages.ts'
import { createEnquiry } from '#web/api/enquiries.ts'
import { ApiError, api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { states } from './states.ts'

type Errors = Record<string, string>

const loadValidation = () => import('./validation.ts')

const lines = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'state', label: 'State', autoComplete: 'address-level1' },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
] as const

export type EnquiryDraft = Record<string, string>

interface EnquiryFormProps {
  designId?: string
  /** What the fields begin with. */
  initial?: EnquiryDraft
  onType?: (name: string, value: string) => void
  onSent?: () => void
}

/** Asks the firm. What was typed stays until it has been received. */
export function EnquiryForm({ designId, initial, onType, onSent }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const statesId = useId()
  const [errors, setErrors] = useState<Errors>({})
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
    const { [field]: message = '' } = checkEnquiry(valuesOf(form.current))
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
    const values = valuesOf(event.currentTarget)
    setSending(true)
    try {
      const { checkEnquiry } = await loadValidation()
      const wrong = checkEnquiry(values)
      if (Object.keys(wrong).length > 0) return show(wrong)
      await createEnquiry(api, { ...values, designId })
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

  return (
    <form
      key={sent}
      ref={form}
      method="post"
      noValidate
      aria-label="Send Us a Message"
      onSubmit={submit}
      onInput={type}
      onFocus={loadValidation}
      onBlur={checkLeft}
      className="grid gap-5 sm:grid-cols-2"
    >
      {lines.map(({ name, label, ...input }) => (
        <Field
          key={name}
          label={label}
          error={errors[name]}
          className={name === 'name' ? 'sm:col-span-2' : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              {...input}
              name={name}
              defaultValue={initial?.[name]}
              required
              list={name === 'state' ? statesId : undefined}
            />
          )}
        </Field>
      ))}
      <datalist id={statesId}>
        {states.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
      <Field
        label="Requirement"
        hint="Plot size, rooms, budget and when you would like to begin."
        error={errors.requirement}
        className="sm:col-span-2"
      >
        {(control) => (
          <Textarea
            {...control}
            name="requirement"
            defaultValue={initial?.requirement}
            required
            maxCharacters={limits.enquiry.requirement}
          />
        )}
      </Field>
      <div aria-hidden="true" className="absolute -left-[9999px] h-0 overflow-hidden">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" busy={isSending} className="w-full sm:w-auto sm:min-w-44">
          Submit
        </Button>
        <p className="hidden w-full noscript:block">
          Sending this needs JavaScript. Please call or write instead.
        </p>
        <p className="text-small opacity-80">
          Used to answer you, and for nothing else:{' '}
          <Link to="/privacy-policy" className="ruled-link">
            privacy policy
          </Link>
        </p>
      </div>
    </form>
  )
}

function valuesOf(form: HTMLFormElement) {
  const values = new FormData(form)
  const text = (name: string) => String(values.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    state: text('state'),
    city: text('city'),
    requirement: text('requirement'),
    website: text('website'),
  }
}

function failureOf(error: unknown): string {
  const isExplained = error instanceof ApiError && error.status >= 400 && error.status < 500
  return isExplained ? error.message : 'Failed to submit enquiry'
}
