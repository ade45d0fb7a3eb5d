import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { Category } from '#contract/category.ts'
import type { Design } from '#contract/design.ts'
import { limits } from '#contract/limits.ts'
import { createDesign, getDesign, updateDesign } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { acceptedImages, refuseBeyond, refuseImage } from '../files/accepted.ts'
import { FilesField } from '../files/files-field.tsx'
import { useFiles } from '../files/use-files.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useListAddress } from '../list/list-address.ts'
import { PageHead } from '../page/page-head.tsx'
import { DimensionFields } from './dimension-fields.tsx'
import {
  createBody,
  type DesignTyped,
  type DesignValues,
  designValues,
  typedFrom,
  updateBody,
} from './form-values.ts'
import { FurtherFields } from './further-fields.tsx'
import { MaterialFields } from './material-fields.tsx'
import { PageLink } from './page-link.tsx'
import { partsOf } from './parts.ts'
import { PlacementFields } from './placement-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { ShowingFields } from './showing-fields.tsx'
import { TagsField } from './tags-field.tsx'
import { TextFields } from './text-fields.tsx'

interface DesignFormProps {
  /** The design that is edited; a new one is made without. */
  design?: Design
  /** What a new one begins as a copy of. It shows the same pictures; nothing is stored before the copy is saved. */
  model?: Design
  categories: Category[]
}

/** The form of a new design and of one that is edited. Nothing typed is lost when saving fails. */
export function DesignForm({ design, model, categories }: DesignFormProps) {
  const begunWith = design ?? model
  const form = useForm<DesignTyped, unknown, DesignValues>({
    resolver: zodResolver(designValues),
    defaultValues: typedFrom(begunWith),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const pictures = useFiles({
    stored: imagesOf(begunWith),
    standIn: titleOf(begunWith),
    refuse: (file, before) => refuseBeyond(limits.design.images, 'images', before) ?? refuseImage(file),
  })
  const listAddress = useListAddress('/admin/designs')
  const document = useDocument(form, {
    kind: 'design',
    id: design?._id ?? (model && `copy-of-${model._id}`),
    stored: design,
    typedFrom: (stored = model) => typedFrom(stored),
    parts: [
      ...partsOf(categories),
      {
        label: 'Images',
        names: [],
        files: {
          chosen: pictures,
          storedWith: (stored = model) => imagesOf(stored),
          standIn: (stored = model) => titleOf(stored),
        },
      },
    ],
    read: design && (() => getDesign(api, design._id)),
    write: async (values, base) => {
      const images = await pictures.upload()
      if (base) return updateDesign(api, base._id, updateBody(values, images, base))
      return createDesign(api, createBody(values, images, categories))
    },
    done: design ? 'Design updated successfully!' : 'Design created successfully!',
    failed: 'Failed to save design',
    leadTo: listAddress,
  })

  return (
    <DocumentFrame form={form} document={document}>
      <PageHead
        title={design ? 'Edit Design' : 'Create New Design'}
        note={design?.code ?? (model && `Copy of ${model.code}`)}
      >
        {design && <PageLink code={design.code} />}
      </PageHead>
      <FormNote>Title, category and subcategory are required. Everything else may stay empty.</FormNote>
      <FormSection title="Design">
        <PlacementFields categories={categories} />
        <TextFields />
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
      <FormSection title="Measures">
        <DimensionFields />
      </FormSection>
      <FormSection title="Make">
        <MaterialFields pictures={pictures.files} />
      </FormSection>
      <FormSection title="Showing">
        <TagsField />
        <ShowingFields />
      </FormSection>
      <FormSection title="On its page">
        <FurtherFields />
      </FormSection>
      <SaveBar
        label={design ? 'Update Design' : 'Create Design'}
        isUploading={pictures.isUploading}
        cancelTo={listAddress}
      />
    </DocumentFrame>
  )
}

function imagesOf(design?: Design) {
  return design?.images ?? []
}

function titleOf(design?: Design) {
  return design?.title
}
