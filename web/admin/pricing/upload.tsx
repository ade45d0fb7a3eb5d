import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { viewUrl } from '#contract/file-address.ts'
import type { Media } from '#contract/media.ts'
import { replaceMedia } from '#web/api/media.ts'
import { createPricing } from '#web/api/pricing.ts'
import { api, messageOf } from '#web/api/request.ts'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast.ts'
import { DropArea } from '../files/drop-area.tsx'
import { LookAlikes } from '../files/look-alikes.tsx'
import { Refusals } from '../files/refusals.tsx'
import { UploadList } from '../files/upload-list.tsx'
import { useFiles } from '../files/use-files.ts'
import { acceptedPricing, refusePricing } from './files.ts'

/** Takes pricing images and stores each at once. */
export function PricingUpload() {
  const { revalidate } = useRevalidator()
  const [isDraft, setDraft] = useState(false)
  const files = useFiles({
    // The list is newest first: sent from the last to the first, they stand in the order they were chosen in.
    concurrency: 1,
    refuse: refusePricing,
    attach: add,
    takeInstead,
    failure: () => 'Failed to upload pricing image. Please try again.',
  })

  async function add(fileId: string) {
    const image = { fileId, url: viewUrl(fileId), status: isDraft ? ('draft' as const) : undefined }
    await createPricing(api, image)
    toast.success(isDraft ? 'Pricing image saved as a draft' : 'Pricing image uploaded successfully')
    await revalidate()
  }

  async function takeInstead(other: Media, fileId: string) {
    await replaceMedia(api, fileId, other._id)
    await revalidate()
  }

  return (
    <div className="mb-6 grid gap-2">
      <DropArea
        label="Upload pricing image"
        hint="PNG, JPG up to 5MB"
        accept={acceptedPricing}
        isMultiple
        takesPage
        onFiles={(chosen) => files.add(chosen.toReversed())}
        onPick={({ _id }) => add(_id).catch((error) => toast.error(messageOf(error)))}
      />
      <Switch label="Save as drafts" checked={isDraft} onChange={({ target }) => setDraft(target.checked)} />
      <Refusals refusals={files.refusals} />
      <UploadList files={files} />
      <LookAlikes files={files} />
    </div>
  )
}
