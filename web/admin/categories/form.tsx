import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Category } from '#contract/category.ts'
import { limits } from '#contract/limits.ts'
import { createCategory, updateCategory } from '#web/api/categories.ts'
import { api } from '#web/api/request.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { FormFrame } from '../form-frame.tsx'
import { FormSection } from '../form-section.tsx'
import { useListAddress } from '../list-address.ts'
import { PageHead } from '../page-head.tsx'
import { SaveBar } from '../save-bar.tsx'
import { useSave } from '../use-save.ts'
import { bodyOf, type CategoryTyped, type CategoryValues, categoryValues, typedFrom } from './form-values.ts'
import { SubcategoryEditor } from './subcategory-editor.tsx'

/** The form of a new category and of one that is edited. */
export function CategoryForm({ category }: { category?: Category }) {
  const form = useForm<CategoryTyped, unknown, CategoryValues>({
    resolver: zodResolver(categoryValues),
    defaultValues: typedFrom(category),
    mode: 'onTouched',
  })
  const { register, formState } = form
  const [uploads, setUploads] = useState(0)
  const listAddress = useListAddress('/admin/categories')
  const save = useSave(form, {
    done: category ? 'Category updated successfully!' : 'Category created successfully!',
    failed: 'Failed to save category',
    leadTo: listAddress,
  })

  function store(values: CategoryValues) {
    const body = bodyOf(values, category)
    return category ? updateCategory(api, category._id, body) : createCategory(api, body)
  }

  return (
    <FormFrame form={form} onSubmit={form.handleSubmit((values) => save(() => store(values)))}>
      <PageHead title={category ? 'Edit Category' : 'Create New Category'} note={category?.slug} />
      <FormSection title="Category">
        <Field label="Name" error={formState.errors.name?.message}>
          {(control) => <TextInput {...control} {...register('name')} aria-required />}
        </Field>
      </FormSection>
      <FormSection title="Subcategories">
        <SubcategoryEditor onUploads={(change) => setUploads((count) => count + change)} />
      </FormSection>
      <FormSection title="On the site">
        <Field
          label="Description"
          hint="Introduces the category on its page"
          error={formState.errors.description?.message}
        >
          {(control) => (
            <Textarea
              {...control}
              {...register('description')}
              defaultValue={category?.description}
              maxCharacters={limits.category.description}
            />
          )}
        </Field>
      </FormSection>
      <SaveBar
        label={category ? 'Update Category' : 'Create Category'}
        status={uploads > 0 && 'Uploading files...'}
        busy={uploads > 0}
        cancelTo={listAddress}
      />
    </FormFrame>
  )
}
