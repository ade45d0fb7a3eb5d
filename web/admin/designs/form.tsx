import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import type { Category } from '#contract/category.ts'
import type { Design } from '#contract/design.ts'
import { createDesign, updateDesign } from '#web/api/designs.ts'
import { api } from '#web/api/request.ts'
import { toast } from '#web/ui/toast.ts'
import { failForm } from '../fail-form.ts'
import { FormSection } from '../form-section.tsx'
import { useListAddress } from '../list-address.ts'
import { PageHead } from '../page-head.tsx'
import { SaveBar } from '../save-bar.tsx'
import { DimensionFields } from './dimension-fields.tsx'
import {
  createBody,
  type DesignTyped,
  type DesignValues,
  designValues,
  typedFrom,
  updateBody,
} from './form-values.ts'
import { ImagesField } from './images-field.tsx'
import { MaterialFields } from './material-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { ShowingFields } from './showing-fields.tsx'
import { TagsField } from './tags-field.tsx'
import { TextFields } from './text-fields.tsx'
import { useImages } from './use-images.ts'

interface DesignFormProps {
  /** The design that is edited; a new one is made without. */
  design?: Design
  categories: Category[]
}

/** The form of a new design and of one that is edited. Nothing typed is lost when saving fails. */
export function DesignForm({ design, categories }: DesignFormProps) {
  const form = useForm<DesignTyped, unknown, DesignValues>({
    resolver: zodResolver(designValues),
    defaultValues: typedFrom(design),
    mode: 'onTouched',
  })
  const pictures = useImages(design)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const listAddress = useListAddress('/admin/designs')

  async function save(values: DesignValues) {
    try {
      const images = await pictures.upload()
      if (design) await updateDesign(api, design._id, updateBody(values, images, design))
      else await createDesign(api, createBody(values, images, categories))
    } catch (error) {
      return failForm(form, error, 'Failed to save design')
    }
    toast.success(design ? 'Design updated successfully!' : 'Design created successfully!')
    if (window.location.pathname === pathname) await navigate(listAddress)
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(save)} className="max-w-5xl">
        <PageHead title={design ? 'Edit Design' : 'Create New Design'} note={design?.code} />
        <p className="mb-6 text-small text-ink-soft">
          Title, category and subcategory are required. Everything else may stay empty.
        </p>
        <FormSection title="Design">
          <PlaceFields categories={categories} />
          <TextFields />
        </FormSection>
        <FormSection title="Images">
          <ImagesField {...pictures} />
        </FormSection>
        <FormSection title="Price">
          <PriceFields />
        </FormSection>
        <FormSection title="Measures">
          <DimensionFields />
        </FormSection>
        <FormSection title="Make">
          <MaterialFields />
        </FormSection>
        <FormSection title="Showing">
          <TagsField />
          <ShowingFields />
        </FormSection>
        <SaveBar
          label={design ? 'Update Design' : 'Create Design'}
          status={pictures.isUploading ? 'Uploading files...' : undefined}
          busy={form.formState.isSubmitting}
          failure={form.formState.errors.root?.message}
          isSignedOut={form.formState.errors.root?.type === 'signed-out'}
          cancelTo={listAddress}
        />
      </form>
    </FormProvider>
  )
}
