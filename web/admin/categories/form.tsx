import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Category } from '#contract/category.ts'
import { limits } from '#contract/limits.ts'
import { createCategory, getCategory, updateCategory } from '#web/api/categories.ts'
import { api } from '#web/api/request.ts'
import { field, type Part } from '../forms/comparison.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { LongTextField, TextField } from '../forms/text-field.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useListAddress } from '../list/list-address.ts'
import { PageHead } from '../page/page-head.tsx'
import { bodyOf, type CategoryTyped, type CategoryValues, categoryValues, typedFrom } from './form-values.ts'
import { ShowingFields } from './showing-fields.tsx'
import { SubcategoryEditor } from './subcategory-editor.tsx'

const parts: Part<CategoryTyped, Category>[] = [
  field('Name', 'name'),
  {
    label: 'Subcategories',
    names: ['subcategories'],
    show: ({ subcategories }) =>
      subcategories.map(({ name, image }) => (image ? `${name} (with image)` : name)).join(', '),
  },
  field('Description', 'description'),
  field('In the menu', 'inMenu'),
  field('Hidden while empty', 'hideWhenEmpty'),
]

/** The form of a new category and of one that is edited. */
export function CategoryForm({ category }: { category?: Category }) {
  const form = useForm<CategoryTyped, unknown, CategoryValues>({
    resolver: zodResolver(categoryValues),
    defaultValues: typedFrom(category),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [uploads, setUploads] = useState(0)
  const listAddress = useListAddress('/admin/categories')
  const document = useDocument(form, {
    kind: 'category',
    id: category?._id,
    stored: category,
    typedFrom,
    parts,
    read: category && (() => getCategory(api, category._id)),
    write: (values, base) => {
      const body = bodyOf(values, base)
      return base ? updateCategory(api, base._id, body) : createCategory(api, body)
    },
    done: category ? 'Category updated successfully!' : 'Category created successfully!',
    failed: 'Failed to save category',
    leadTo: listAddress,
  })

  return (
    <DocumentFrame form={form} document={document}>
      <PageHead title={category ? 'Edit Category' : 'Create New Category'} note={category?.slug} />
      <FormNote>Only the name has to be filled in.</FormNote>
      <FormSection title="Category">
        <TextField name="name" label="Name" most={limits.name} isRequired />
      </FormSection>
      <FormSection title="Subcategories">
        <SubcategoryEditor
          stored={document.base}
          onUploads={(change) => setUploads((count) => count + change)}
        />
      </FormSection>
      <FormSection title="On the site">
        <LongTextField
          name="description"
          label="Description"
          hint="Introduces the category on its page"
          most={limits.category.description}
        />
        <ShowingFields />
      </FormSection>
      <SaveBar
        label={category ? 'Update Category' : 'Create Category'}
        isUploading={uploads > 0}
        cancelTo={listAddress}
      />
    </DocumentFrame>
  )
}
