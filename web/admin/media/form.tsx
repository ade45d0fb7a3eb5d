import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { type Media, mediaUpdate } from '#contract/media.ts'
import { updateMedia } from '#web/api/media.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { LongTextField, TextField } from '../forms/text-field.tsx'
import { useSave } from '../forms/use-save.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { FocusPicker } from './focus-picker.tsx'

const { title, alt, credit, focus } = mediaUpdate.shape
const schema = z.object({
  title: title.unwrap(),
  alt: alt.unwrap(),
  credit: credit.unwrap(),
  focus: focus.unwrap(),
})
const messages = { done: 'File saved', failed: 'Failed to save the file' }

/** What the library says of a file. */
export function MediaForm({ file }: { file: Media }) {
  const { _id, title, alt, credit, focus, updatedAt } = file
  const form = useSchemaForm(schema, { title, alt, credit, focus })
  const { isSubmitting, isDirty, errors } = form.formState
  const save = useSave(form, messages)
  const isPicture = file.kind !== 'video'

  const submit = form.handleSubmit(async (values) => {
    if (await save(() => updateMedia(api, _id, { ...values, updatedAt }))) form.reset(values)
  })

  return (
    <FormFrame form={form} onSubmit={submit} className="grid items-start gap-8 lg:grid-cols-2">
      {isPicture ? (
        <FocusPicker
          file={file}
          focus={form.watch('focus')}
          onChange={(point) => form.setValue('focus', point, { shouldDirty: true })}
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: there is no text of what is said in it
        <video src={file.url} controls preload="metadata" className="max-h-[60svh] max-w-full" />
      )}
      <div className="grid gap-5">
        <TextField name="title" label="Title" hint="What it is called in the library" most={limits.line} />
        <LongTextField
          name="alt"
          label="Alternative text"
          hint="What it shows, for whoever cannot see it: read aloud wherever it has no text of its own"
          most={limits.alt}
          rows={3}
        />
        <TextField name="credit" label="Credit" hint="Who made it" most={limits.line} />
        {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
        <Button type="submit" busy={isSubmitting} disabled={!isDirty} className="justify-self-start">
          Save
        </Button>
      </div>
    </FormFrame>
  )
}
