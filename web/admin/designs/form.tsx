import type { Category } from '#contract/category.ts'
import type { Design } from '#contract/design.ts'
import { limits } from '#contract/limits.ts'
import { isPublicAt } from '#contract/publishing.ts'
import { createDesign, updateDesign } from '#web/api/change-designs.ts'
import { getDesign } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { acceptedImages, refuseBeyond, refuseImage } from '../files/accepted.ts'
import { FilesField } from '../files/files-field.tsx'
import { useFiles } from '../files/use-files.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { filesOf } from '../forms/field.ts'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { NumberField } from '../forms/number-field.tsx'
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
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { nameIn, nameOfCategory } from './category-name.ts'
import { designBody, designForm } from './design-definition.ts'
import { DimensionFields } from './dimension-fields.tsx'
import { HouseFields } from './house-fields.tsx'
import { MaterialFields } from './material-fields.tsx'
import { PageLink } from './page-link.tsx'
import { PlacementFields } from './placement-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { TagsField } from './tags-field.tsx'

const { input } = designForm

interface DesignFormProps {
  /** The design that is edited; a new one is made without. */
  design?: Design
  pending?: PendingState<Design>
  /** What a new one begins as a copy of, with the same pictures; nothing is stored before the copy is saved. */
  model?: Design
  categories: Category[]
}

/** The form of a new design and of one that is edited. Nothing typed is lost when saving fails. */
export function DesignForm({ design, pending, model, categories }: DesignFormProps) {
  const begunWith = design ?? model
  const form = useSchemaForm(designForm.schema, designForm.typedFrom(begunWith))
  const pictures = useFiles({
    ...filesOf(designForm.files.images, begunWith),
    refuse: (file, before) => refuseBeyond(limits.design.images, 'images', before) ?? refuseImage(file),
  })
  const listAddress = useListAddress('/admin/designs')
  const document = useDocument(form, {
    definition: designForm,
    kind: 'design',
    id: design?._id ?? (model && `copy-of-${model._id}`),
    stored: design,
    pending,
    model,
    files: { images: pictures },
    readings: { category: nameOfCategory(categories) },
    address: design && `/api/designs/${design._id}`,
    read: design && (() => getDesign(api, design._id)),
    write: async (values, base, by) => {
      const body = { ...designBody(values, form.getValues(), base), images: await pictures.upload() }
      if (base) return updateDesign(by, base._id, body)
      const named = { ...body, categoryName: nameIn(categories)(values.category) }
      return createDesign(by, named)
    },
    done: design ? 'Design updated successfully!' : 'Design created successfully!',
    failed: 'Failed to save design',
    unsaid: 'Something went wrong!',
    leadTo: listAddress,
    pages: formPagesOf('/admin/designs'),
  })

  return (
    <DocumentFrame form={form} document={document}>
      <PageHead
        title={design ? 'Edit Design' : 'Create New Design'}
        note={design?.code ?? (model && `Copy of ${model.code}`)}
      >
        {design && isPublicAt(design, new Date().toISOString()) && <PageLink code={design.code} />}
      </PageHead>
      <FormNote>Title, category and subcategory are required. Everything else is optional.</FormNote>
      <FormSection title="Design">
        <TextField {...input('title')} isRequired />
        <PlacementFields categories={categories} />
        <LongTextField {...input('shortDescription')} rows={2} />
        <LongTextField {...input('description')} rows={5} />
      </FormSection>
      <FormSection title="Images">
        <FilesField
          files={pictures}
          label="Upload images"
          hint="PNG, JPG up to 10MB"
          accept={acceptedImages}
          listLabel="Images"
          itemLabel="Image"
          firstCaption="Cover"
          standIn="title"
          hasKinds
        />
      </FormSection>
      <FormSection title="Price">
        <PriceFields />
      </FormSection>
      <FormSection title="Dimensions">
        <DimensionFields />
      </FormSection>
      <FormSection title="House">
        <HouseFields />
      </FormSection>
      <FormSection title="Materials and colors">
        <MaterialFields pictures={pictures.files} />
      </FormSection>
      <FormSection title="Tags and highlights">
        <TagsField />
        <div className="flex flex-wrap gap-x-10 gap-y-2">
          <SwitchField {...input('featured')} />
          <SwitchField {...input('trending')} />
        </div>
      </FormSection>
      <FormSection title="Design page">
        <RichTextField {...input('detailedDescription')} mayBePlain />
        <LongTextField {...input('features')} hint="One on each line" rows={3} />
        <NumberField {...input('area')} className="sm:max-w-[calc(50%-0.625rem)]" />
      </FormSection>
      <PublishingSection />
      <SaveBar
        label={design ? 'Update Design' : 'Create Design'}
        isUploading={pictures.isUploading}
        cancelTo={listAddress}
      >
        {!design && <SaveAsDraft isUploading={pictures.isUploading} />}
      </SaveBar>
    </DocumentFrame>
  )
}
