import { useContext, useState } from 'react'
import { limitsOfVisitors } from '#contract/limits-of-visitors.ts'
import { enquiryWords } from '#contract/words/enquiry.ts'
import { siteWords } from '#contract/words/site.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Field } from '#web/ui/field.tsx'
import { useIsHydrated } from '#web/ui/is-hydrated.ts'
import { SuggestInput } from '#web/ui/suggest-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useWords } from '#web/ui/words.ts'
import { IsPreview } from '../preview/is-preview.ts'
import { readDraft } from './draft.ts'
import { useOutcome } from './outcome.tsx'
import { stateMeant, states } from './states.ts'
import { Trap } from './trap.tsx'
import { type Errors, loadValidation, useEnquiry } from './use-enquiry.ts'
import { useNotice } from './use-notice.ts'

const lines = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'state', autoComplete: 'address-level1' },
  { name: 'city', autoComplete: 'address-level2' },
] as const

const words = { ...enquiryWords, ...siteWords }

type EnquiryDraft = Record<string, string | undefined>

/** What the server says of an enquiry that the browser sent by itself. */
export interface Refused {
  values: EnquiryDraft
  errors: Errors
  message: string
}

interface EnquiryFormProps {
  designId?: string
  /** The key of the shortlist that it is about. */
  shortlist?: string
  /** What the fields begin with. */
  initial?: EnquiryDraft
  refused?: Refused
  onSent?: () => void
}

const noErrors: Errors = {}
const nothing: EnquiryDraft = {}

/**
 * Asks the firm. Without JavaScript the contact page receives it, and says there what is wrong. What is typed is in every
 * form of the site until it has been sent; then every form begins anew.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const say = useWords(enquiryWords)
  const form = <Form key={useOutcome()?.taken ?? 0} {...props} />
  if (!useContext(IsPreview)) return form
  return (
    <fieldset disabled className="min-w-0">
      <p className="mb-5 text-small">{say('enquiry.preview')}</p>
      {form}
    </fieldset>
  )
}

function Form({ designId, shortlist, initial, refused, onSent }: EnquiryFormProps) {
  const { form, errors, failure, isSending, type, checkLeft, submit } = useEnquiry(
    refused?.errors ?? noErrors,
    onSent,
  )
  const notice = useNotice()
  const say = useWords(words)
  const typed = useTyped()
  // What was typed of another design is about this one as soon as it is sent from here.
  const about = { ...(designId && { designId }), ...(shortlist && { shortlist }) }
  const start: EnquiryDraft = { ...withTyped(typed, initial), ...about, ...refused?.values }
  const firstWrong =
    refused && [...lines.map(({ name }) => name), 'requirement'].find((name) => refused.errors[name])
  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      data-draft
      aria-label={say('enquiry.title')}
      onSubmit={submit}
      onInput={type}
      onFocus={loadValidation}
      onBlur={checkLeft}
      className="grid gap-5 sm:grid-cols-2"
    >
      {refused && !firstWrong && <ErrorText className="sm:col-span-2">{refused.message}</ErrorText>}
      <input type="hidden" name="agreedTo" value={notice} />
      {start.designId && <input type="hidden" name="designId" value={start.designId} />}
      {start.shortlist && <input type="hidden" name="shortlist" value={start.shortlist} />}
      {lines.map(({ name, ...input }) => (
        <Field
          key={name}
          label={say(`enquiry.${name}`)}
          error={errors[name]}
          className={name === 'name' ? 'sm:col-span-2' : undefined}
        >
          {(control) => {
            const all = {
              ...control,
              ...input,
              name,
              defaultValue: start[name],
              required: true,
              autoFocus: name === firstWrong,
            }
            if (name !== 'state') return <TextInput {...all} />
            return <SuggestInput {...all} suggestions={states} meant={stateMeant} />
          }}
        </Field>
      ))}
      <Field
        label={say('enquiry.requirement')}
        hint={say('enquiry.requirement.hint')}
        error={errors.requirement}
        className="sm:col-span-2"
      >
        {(control) => (
          <Textarea
            {...control}
            name="requirement"
            defaultValue={start.requirement}
            required
            autoFocus={firstWrong === 'requirement'}
            maxCharacters={limitsOfVisitors.enquiry.requirement}
          />
        )}
      </Field>
      <Trap />
      {failure && <ErrorText className="sm:col-span-2">{failure}</ErrorText>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" busy={isSending} className="w-full sm:w-auto sm:min-w-44">
          {say('enquiry.submit')}
        </Button>
      </div>
      <p className="max-w-line text-small wrap-anywhere opacity-80 sm:col-span-2">
        {notice}{' '}
        <a href="/privacy-policy" target="_blank" className="ruled-link" rel="noopener">
          {say('enquiry.policy')}
          <span className="sr-only"> {say('site.newTab')}</span>
        </a>
      </p>
    </form>
  )
}

/** What was typed before. In a page that was served it stands in the fields already. */
function useTyped(): EnquiryDraft {
  const isHydrated = useIsHydrated()
  const [typed] = useState(readDraft)
  return isHydrated ? typed : nothing
}

/** A requirement that the page begins is gone on with. */
function withTyped(typed: EnquiryDraft, initial: EnquiryDraft = nothing): EnquiryDraft {
  const { requirement: begun = '' } = initial
  const { requirement: said = '' } = typed
  return { ...initial, ...typed, requirement: said.startsWith(begun) ? said : begun + said }
}
