import { useEffect, useId, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Image } from '#contract/file.ts'
import { viewUrl } from '#contract/file-address.ts'
import { messageOf } from '#web/api/request.ts'
import { DimensionProgress } from '#web/ui/dimension-line.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Field } from '#web/ui/field.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { acceptedImages, refuseImage } from '../files/accepted.ts'
import { useUpload } from '../files/use-upload.ts'
import type { CategoryTyped } from './form-values.ts'

interface SubcategoryRowProps {
  index: number
  onRemove: () => void
  onUploads: (change: 1 | -1) => void
}

const actionClasses =
  'inline-flex min-h-11 cursor-pointer items-center text-small ruled-link -outline-offset-2 has-focus-visible:outline-2'

/** One subcategory: its name, its picture, and the way to take it away. */
export function SubcategoryRow({ index, onRemove, onUploads }: SubcategoryRowProps) {
  const { register, setValue, formState } = useFormContext<CategoryTyped>()
  const { name, image } = useWatch<CategoryTyped, `subcategories.${number}`>({
    name: `subcategories.${index}`,
  })
  const { progress, upload } = useUpload()
  const [failure, setFailure] = useState<string>()
  const inputId = useId()
  /** The row may have moved by the time its picture is stored. */
  const latest = useRef(index)

  useEffect(() => {
    latest.current = index
  }, [index])

  async function choose(file: File) {
    const refusal = refuseImage(file)
    setFailure(refusal && `${file.name}: ${refusal}`)
    if (refusal) return
    onUploads(1)
    try {
      await upload(file, (fileId) => setValue(`subcategories.${latest.current}.image`, pictureOf(fileId)))
    } catch (error) {
      setFailure(messageOf(error))
      toast.error('Failed to upload image')
    } finally {
      onUploads(-1)
    }
  }

  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-hairline py-3">
      <Picture image={image} alt="" sizes="80px" className="h-15 w-20 self-start object-cover" />
      <Field
        label={`Subcategory ${index + 1}`}
        error={formState.errors.subcategories?.[index]?.name?.message}
        className="[&>label]:sr-only"
      >
        {(control) => <TextInput {...control} {...register(`subcategories.${index}.name`)} />}
      </Field>
      {failure && <ErrorText className="col-span-full text-small wrap-anywhere">{failure}</ErrorText>}
      <div className="col-start-2 flex flex-wrap items-center gap-x-5 max-sm:col-span-full max-sm:col-start-1">
        {progress === undefined ? (
          <label htmlFor={inputId} className={actionClasses}>
            {image ? 'Replace image' : 'Upload image'}
            <span className="sr-only"> of {name}</span>
            <input
              id={inputId}
              type="file"
              accept={acceptedImages}
              className="sr-only"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                target.value = ''
                if (file) choose(file)
              }}
            />
          </label>
        ) : (
          <div className="w-40">
            <DimensionProgress share={progress} label={`Uploading the image of ${name}`} />
          </div>
        )}
        {image && progress === undefined && (
          <button
            type="button"
            className={actionClasses}
            onClick={() => setValue(`subcategories.${index}.image`, null)}
          >
            Remove image<span className="sr-only"> of {name}</span>
          </button>
        )}
        <button
          type="button"
          disabled={progress !== undefined}
          className={`${actionClasses} ml-auto disabled:opacity-50`}
          onClick={onRemove}
        >
          Remove<span className="sr-only"> {name}</span>
        </button>
      </div>
    </li>
  )
}

function pictureOf(fileId: string): Image {
  return { fileId, url: viewUrl(fileId), alt: '', width: null, height: null, placeholder: null }
}
