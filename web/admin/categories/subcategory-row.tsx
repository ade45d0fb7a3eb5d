import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { Category } from '#contract/category.ts'
import { counted } from '#contract/count.ts'
import { Field } from '#web/ui/field.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { acceptedImages } from '../files/accepted.ts'
import { FileState } from '../files/file-state.tsx'
import { LibraryButton } from '../files/library-button.tsx'
import { LookAlikes } from '../files/look-alikes.tsx'
import { Refusals } from '../files/refusals.tsx'
import { DragHandle } from '../ordering/drag-handle.tsx'
import { MoveButtons } from '../ordering/move-buttons.tsx'
import type { CategoryTyped } from './category-definition.ts'
import { designsAddress } from './designs-address.ts'
import { useRowPicture } from './use-row-picture.ts'

interface SubcategoryRowProps {
  /** Its key in the list. */
  item: string
  index: number
  /** The category as it is stored; a new one is not. */
  stored: Category | undefined
  onRemove: () => void
  onUploads: (change: 1 | -1) => void
}

const actionClasses =
  'inline-flex min-h-11 cursor-pointer items-center text-small ruled-link -outline-offset-2 has-focus-visible:outline-2'

/** One subcategory: its name, its picture, its place, and the way to take it away. */
export function SubcategoryRow({ item, index, stored, onRemove, onUploads }: SubcategoryRowProps) {
  const { register, formState } = useFormContext<CategoryTyped>()
  const { id, name, image } = useWatch<CategoryTyped, `subcategories.${number}`>({
    name: `subcategories.${index}`,
  })
  const { files, takeAway, pick } = useRowPicture(index, onUploads)
  const [upload] = files.files
  const inputId = useId()
  const nameId = useId()
  const kept = stored?.subcategories.find(({ _id }) => _id === id)

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
      <span id={nameId} hidden>
        {name}
      </span>
      <div className="col-span-full empty:hidden">
        <Refusals refusals={files.refusals} />
      </div>
      <div className="col-span-full empty:hidden">
        <LookAlikes files={files} />
      </div>
      {upload && (
        <div className="col-span-full max-w-md">
          <FileState
            file={upload}
            name={`the image of ${name}`}
            onCancel={() => files.remove(upload)}
            onRetry={() => files.retry(upload.key)}
            onDismiss={() => files.remove(upload)}
          />
        </div>
      )}
      <div className="col-span-full flex flex-wrap items-center gap-x-5 sm:col-start-2">
        {!upload?.progress && (
          <label htmlFor={inputId} className={actionClasses}>
            {image ? 'Replace image' : 'Upload image'}
            <span className="sr-only"> of {name}</span>
            <input
              id={inputId}
              type="file"
              accept={acceptedImages}
              className="sr-only"
              onChange={({ target }) => {
                files.add([...(target.files ?? [])])
                target.value = ''
              }}
            />
          </label>
        )}
        {!upload?.progress && (
          <LibraryButton
            accept={acceptedImages}
            disabled={false}
            onPick={pick}
            inRow={{ className: actionClasses, of: name }}
          />
        )}
        {image && !upload?.progress && (
          <button type="button" className={actionClasses} onClick={takeAway}>
            Remove image<span className="sr-only"> of {name}</span>
          </button>
        )}
        {stored && kept && kept.designCount > 0 ? (
          <Link to={designsAddress(stored.slug, kept.slug)} className={`${actionClasses} ml-auto`}>
            {counted(kept.designCount, 'design')}
            <span className="sr-only"> of {name}, to be moved or deleted before it can be removed</span>
          </Link>
        ) : (
          <button
            type="button"
            disabled={files.isUploading}
            className={`${actionClasses} ml-auto disabled:opacity-50`}
            onClick={onRemove}
          >
            Remove<span className="sr-only"> {name}</span>
          </button>
        )}
        <div className="flex max-sm:basis-full max-sm:justify-end">
          <DragHandle item={item} />
          <MoveButtons item={item} describedBy={nameId} />
        </div>
      </div>
    </li>
  )
}
