import { type KeyboardEvent, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { Category } from '#contract/category.ts'
import { nameKey } from '#contract/identity.ts'
import { categoryMessages } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { errorMessage } from '../forms/error-message.ts'
import { Ordering } from '../ordering/ordering.tsx'
import { type CategoryTyped, categoryForm } from './category-definition.ts'
import { SubcategoryRow } from './subcategory-row.tsx'

interface SubcategoryEditorProps {
  /** The category as it is stored; a new one is not. */
  stored: Category | undefined
  /** Called for each upload that begins (1) or ends (-1). */
  onUploads: (change: 1 | -1) => void
}

export function SubcategoryEditor({ stored, onUploads }: SubcategoryEditorProps) {
  const { register, getValues, setValue, setError, clearErrors, setFocus, formState } =
    useFormContext<CategoryTyped>()
  const { fields, append, remove, move } = useFieldArray<CategoryTyped, 'subcategories', 'key'>({
    name: 'subcategories',
    keyName: 'key',
  })
  const typed = useWatch<CategoryTyped, 'newSubcategory'>({ name: 'newSubcategory' })
  const [news, setNews] = useState('')
  const { errors } = formState
  const listError = Array.isArray(errors.subcategories) ? undefined : errorMessage(errors.subcategories)

  function add() {
    const name = getValues('newSubcategory').trim()
    if (!name) return
    const names = getValues('subcategories').map((subcategory) => nameKey(subcategory.name))
    if (names.includes(nameKey(name)))
      return setError('newSubcategory', { message: categoryMessages.subcategoryTaken })
    append({ id: '', name, image: null }, { shouldFocus: false })
    setValue('newSubcategory', '')
    clearErrors(['newSubcategory', 'subcategories'])
    setNews(`${name} added`)
    setFocus('newSubcategory')
  }

  function addByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  function takeAway(index: number) {
    setNews(`${getValues(`subcategories.${index}.name`)} removed`)
    remove(index)
    clearErrors('subcategories')
    setFocus('newSubcategory')
  }

  return (
    <>
      <Field label={categoryForm.input('newSubcategory').label} error={errors.newSubcategory?.message}>
        {(control) => (
          <div className="flex gap-3">
            <TextInput
              {...control}
              {...register('newSubcategory')}
              autoComplete="off"
              onKeyDown={addByEnter}
              className="min-w-0 flex-1"
            />
            <Button look="outline" size="small" disabled={!typed.trim()} onClick={add} className="min-w-20">
              Add
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="sr-only">
        {news}
      </p>
      {listError && <ErrorText className="text-small">{listError}</ErrorText>}
      {fields.length > 0 && (
        <Ordering keys={fields.map(({ key }) => key)} onMove={move}>
          <ul aria-label="Subcategories" className="border-t border-hairline">
            {fields.map(({ key }, index) => (
              <SubcategoryRow
                key={key}
                item={key}
                index={index}
                stored={stored}
                onRemove={() => takeAway(index)}
                onUploads={onUploads}
              />
            ))}
          </ul>
        </Ordering>
      )}
    </>
  )
}
