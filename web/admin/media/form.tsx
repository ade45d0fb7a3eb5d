import { useController } from 'react-hook-form'
import type { Media } from '#contract/media.ts'
import { getMedia, updateMedia } from '#web/api/media.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { FormFields } from '../forms/form-section.tsx'
import { LongTextField, TextField } from '../forms/text-field.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { FocusPicker } from './focus-picker.tsx'
import { mediaForm, pointOf, typedPoint } from './media-definition.ts'

const { input } = mediaForm

/** What the library says of a file. */
export function MediaForm({ file }: { file: Media }) {
  const form = useSchemaForm(mediaForm.schema, mediaForm.typedFrom(file))
  const { field: focus } = useController({ name: 'focus', control: form.control })
  const { isSubmitting, isDirty, errors } = form.formState
  const document = useDocument(form, {
    definition: mediaForm,
    kind: 'file',
    id: file._id,
    stored: file,
    files: {},
    read: () => getMedia(api, file._id),
    write: (values, base = file) => updateMedia(api, file._id, { ...values, updatedAt: base.updatedAt }),
    done: 'File saved',
    failed: 'Failed to save the file',
  })

  return (
    <DocumentFrame form={form} document={document}>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <FormFields>
          {file.kind !== 'video' ? (
            <FocusPicker
              file={file}
              focus={pointOf(focus.value)}
              onChange={(point) => focus.onChange(typedPoint(point))}
            />
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: there is no text of what is said in it
            <video src={file.url} controls preload="metadata" className="max-h-[60svh] max-w-full" />
          )}
        </FormFields>
        <div className="grid gap-5">
          <FormFields className="grid gap-5">
            <TextField {...input('title')} hint="What it is called in the library" />
            <LongTextField
              {...input('alt')}
              hint="What it shows, for whoever cannot see it: read aloud wherever it has no text of its own"
              rows={3}
            />
            <TextField {...input('credit')} hint="Who made it" />
          </FormFields>
          {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
          <Button type="submit" busy={isSubmitting} disabled={!isDirty} className="justify-self-start">
            Save
          </Button>
        </div>
      </div>
    </DocumentFrame>
  )
}
