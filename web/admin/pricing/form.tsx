import { limits } from '#contract/limits.ts'
import type { PricingImage } from '#contract/pricing.ts'
import { getPricing, updatePricing } from '#web/api/pricing.ts'
import { api } from '#web/api/request.ts'
import { SharpPicture } from '../files/sharp-picture.tsx'
import { bodyOver } from '../forms/body.ts'
import { DocumentFrame } from '../forms/document-frame.tsx'
import { FormNote } from '../forms/form-note.tsx'
import { FormSection } from '../forms/form-section.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { LongTextField } from '../forms/text-field.tsx'
import { useDocument } from '../forms/use-document.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { PageHead } from '../page/page-head.tsx'
import type { PendingState } from '../pending/open-document.ts'
import { PublishingSection } from '../publishing/section.tsx'
import { pricingList, pricingPage } from './address.ts'
import { PricesSection } from './prices-section.tsx'
import { pricingForm, withOwnAlt } from './pricing-definition.ts'

const { input } = pricingForm

interface PricingFormProps {
  image: PricingImage
  /** What `image` has in it that visitors do not see yet. */
  pending?: PendingState<PricingImage>
}

/** The form of a pricing image, which keeps its picture. */
export function PricingForm({ image, pending }: PricingFormProps) {
  const form = useSchemaForm(pricingForm.schema, pricingForm.typedFrom(image))
  const document = useDocument(form, {
    definition: pricingForm,
    kind: 'pricing image',
    id: image._id,
    stored: image,
    pending,
    files: {},
    address: `/api/pricing/${image._id}`,
    read: async () => withOwnAlt(await getPricing(api, image._id)),
    write: async (values, base, by) => withOwnAlt(await updatePricing(by, image._id, bodyOver(values, base))),
    done: 'Pricing image updated',
    failed: 'Failed to update the pricing image',
    leadTo: pricingList,
    pages: { edit: ({ _id }) => pricingPage(_id) },
  })

  return (
    <DocumentFrame form={form} document={document}>
      <PageHead title="Edit Pricing Image" />
      <FormNote>It keeps its picture: another picture is another pricing image.</FormNote>
      <FormSection title="Pricing image">
        <a href={image.url} target="_blank" rel="noopener" className="justify-self-start">
          <span className="sr-only">Open the pricing image in a new tab</span>
          <SharpPicture
            image={image}
            alt=""
            sizes="(min-width: 768px) 640px, 90vw"
            className="max-h-[60svh] w-auto max-w-full border border-hairline object-contain"
          />
        </a>
        <LongTextField
          {...input('alt')}
          hint="What it says, for whoever cannot see it: stages and their fees"
          most={limits.alt}
          rows={3}
        />
      </FormSection>
      <PricesSection />
      <PublishingSection />
      <SaveBar label="Update Pricing Image" cancelTo={pricingList} />
    </DocumentFrame>
  )
}
