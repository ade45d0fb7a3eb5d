import { useController } from 'react-hook-form'
import { tagLabel } from '#contract/tags.ts'
import { Field } from '#web/ui/field.tsx'
import { errorMessage } from '../forms/error-message.ts'
import { type DesignTyped, designForm } from './design-definition.ts'
import { TagChips } from './tag-chips.tsx'
import { TagInput } from './tag-input.tsx'

/** Tags chosen from the fixed list, or new ones. */
export function TagsField() {
  const { field, fieldState } = useController<DesignTyped, 'tags'>({ name: 'tags' })
  const entry = useController<DesignTyped, 'newTag'>({ name: 'newTag' })
  return (
    <div>
      <Field
        label={designForm.input('tags').label}
        hint="Type to find one, or to create one of your own"
        error={errorMessage(fieldState.error ?? entry.fieldState.error)}
      >
        {(control) => (
          <TagInput
            {...control}
            ref={entry.field.ref}
            chosen={field.value}
            typed={entry.field.value}
            onType={entry.field.onChange}
            onAdd={(tag) => field.onChange([...field.value, tag])}
            onBlur={() => {
              field.onBlur()
              entry.field.onBlur()
            }}
          />
        )}
      </Field>
      <TagChips
        tags={field.value}
        onRemove={(tag) => field.onChange(field.value.filter((other) => other !== tag))}
      />
      <p role="status" className="sr-only">
        {field.value.length > 0 && `Tags: ${field.value.map(tagLabel).join(', ')}`}
      </p>
    </div>
  )
}
