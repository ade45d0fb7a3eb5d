import { useState } from 'react'
import { viewUrl } from '#contract/file-address.ts'
import { createPricing } from '#web/api/pricing.ts'
import { api } from '#web/api/request.ts'
import { DimensionProgress } from '#web/ui/dimension-line.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChange } from '../change.ts'
import { DropArea } from '../files/drop-area.tsx'
import { useUpload } from '../files/use-upload.ts'
import { acceptedPricing, refusePricing } from './pricing-files.ts'

const says = {
  done: 'Pricing image uploaded successfully',
  failed: 'Failed to upload pricing image. Please try again.',
}

function add(fileId: string) {
  const image = { fileId, url: viewUrl(fileId) }
  return createPricing(api, image)
}

/** Takes a pricing image and stores it at once. */
export function PricingUpload() {
  const change = useChange()
  const { progress, upload } = useUpload()
  const [refusal, setRefusal] = useState<string>()

  async function choose([file]: File[]) {
    if (!file) return
    const refused = refusePricing(file)
    setRefusal(refused)
    if (refused) return toast.error(refused)
    await change(() => upload(file, add), says).catch(() => {})
  }

  return (
    <div className="mb-6">
      <DropArea
        label="Upload pricing image"
        hint="PNG, JPG up to 5MB"
        accept={acceptedPricing}
        disabled={progress !== undefined}
        onFiles={choose}
      >
        {progress !== undefined && (
          <div role="status" className="mx-auto w-60 max-w-full">
            Uploading file...
            <DimensionProgress share={progress} label="Uploading file" />
          </div>
        )}
      </DropArea>
      {refusal && <ErrorText className="mt-2 text-small">{refusal}</ErrorText>}
    </div>
  )
}
