import { useState } from 'react'
import type { Category } from '#contract/category.ts'
import { createCategory, getCategory, updateCategory } from '#web/api/kept-categories.ts'
import { api } from '#web/api/request.ts'
import { bodyOver } from '../forms/body.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { formPagesOf } from '../forms/onward.ts'
import { SaveBar } from '../forms/save-bar.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { LongTextField, TextField } from '../forms/text-field.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { useListAddress } from '../list/list-address.ts'
import { PageHead } from '../page/page-head.tsx'
import type { PendingState } from '../pending/open-document.ts'
import { SaveAsDraft } from '../publishing/save-as-draft.tsx'
import { PublishingSection } from '../publishing/section.tsx'
import { categoryForm } from './category-definition.ts'
import { SubcategoryEditor } from './subcategory-editor.tsx'

const { input } = categoryForm

interface CategoryFormProps {
  category?: Category
  /** What `category` has in it that visitors do not see yet. */
  pending?: PendingState<Category>
}

/** The form of a new category and of one that is edited. */
export function CategoryForm({ category, pending }: CategoryFormProps) {
  const form = useSchemaForm(categoryForm.schema, categoryForm.typedFrom(category))
  const [uploads, setUploads] = useState(0)
  const listAddress = useListAddress('/admin/categories')
  const document = useDocument(form, {
    definition: categoryForm,
    kind: 'category',
    id: category?._id,
    stored: category,
    pending,
    files: {},
    address: category && `/api/categories/${category._id}`,
    read: category && (() => getCategory(api, category._id)),
    write: (values, base, by) => {
      const body = bodyOver(values, base)
      return base ? updateCategory(by, base._id, body) : createCategory(by, body)
    },
    done: category ? 'Category updated successfully!' : 'Category created successfully!',
    failed: 'Failed to save category',
    leadTo: listAddress,
    pages: formPagesOf('/admin/categories'),
  })

  return (
    <DocumentFrame form={form} document={document}>
      <PageHead title={category ? 'Edit Category' : 'Create New Category'} note={category?.slug} />
      <FormNote>Only the name must be filled in.</FormNote>
      <FormSection title="Category">
        <TextField {...input('name')} isRequired />
      </FormSection>
      <FormSection title="Subcategories">
        <SubcategoryEditor
          stored={document.base}
          onUploads={(change) => setUploads((count) => count + change)}
        />
      </FormSection>
      <FormSection title="On the site">
        <LongTextField {...input('description')} hint="Introduces the category on its page" />
        <div className="flex flex-wrap gap-x-10 gap-y-2">
          <SwitchField {...input('inMenu')} />
          <SwitchField {...input('hideWhenEmpty')} />
        </div>
      </FormSection>
      <PublishingSection />
      <SaveBar
        label={category ? 'Update Category' : 'Create Category'}
        isUploading={uploads > 0}
        cancelTo={listAddress}
      >
        {!category && <SaveAsDraft isUploading={uploads > 0} />}
      </SaveBar>
    </DocumentFrame>
  )
}
