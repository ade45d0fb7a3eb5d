import type { KeyboardEvent } from 'react'
import { useRevalidator } from 'react-router'
import { type EnquiryNoteCreate, enquiryNoteCreate } from '#contract/enquiry-note.ts'
import { limits } from '#contract/limits.ts'
import { createEnquiryNote } from '#web/api/enquiry-notes.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { FormFields } from '../forms/form-section.tsx'
import { useSave } from '../forms/use-save.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { useLetter } from '../keys/letters-off.ts'
import { isGone } from '../page/gone.ts'
import { useKeptNote } from './kept-note.ts'

const empty = { text: '' }

/** Adds a note that only administrators read; Ctrl+Enter does so from the keyboard. What is typed is kept until then. */
export function NoteForm({ enquiryId }: { enquiryId: string }) {
  const kept = useKeptNote(enquiryId)
  const form = useSchemaForm(enquiryNoteCreate, { text: kept.text }, 'onSubmit')
  const { register, formState, watch } = form
  const { revalidate } = useRevalidator()
  const letter = useLetter('N')
  const isKept = kept.text !== '' && watch('text') === kept.text
  const save = useSave(form, { done: 'Note added', failed: 'Failed to add note' })

  const submit = form.handleSubmit(async (note) => {
    if (await save(() => add(note))) form.reset(empty)
  })

  async function add(note: EnquiryNoteCreate) {
    try {
      await createEnquiryNote(api, enquiryId, note)
    } catch (error) {
      // Then the page says who deleted the enquiry; what is typed is kept for when it is restored.
      if (isGone(error)) void revalidate()
      throw error
    }
  }

  function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <FormFrame form={form} onSubmit={submit} follow={kept.follow} className="py-4 print:hidden">
      <FormFields>
        <Field
          label="Private note"
          hint={`Only administrators see it. ${isKept ? 'This was typed here and not added yet.' : 'Ctrl+Enter adds it.'}`}
          error={formState.errors.text?.message}
        >
          {(control) => (
            <Textarea
              {...control}
              {...register('text')}
              value={watch('text')}
              rows={3}
              aria-keyshortcuts={letter}
              maxCharacters={limits.enquiry.note}
              onKeyDown={sendByKey}
            />
          )}
        </Field>
      </FormFields>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2 text-small">
        <Button
          type="submit"
          look="outline"
          size="small"
          busy={formState.isSubmitting}
          className="min-h-11 min-w-28"
        >
          Add note
        </Button>
        {formState.errors.root?.message && <ErrorText>{formState.errors.root.message}</ErrorText>}
      </div>
    </FormFrame>
  )
}
