import { viewUrl } from '#contract/file-address.ts'
import { toast } from '#web/ui/toast.ts'
import { useFiles } from '../files/use-files.ts'
import { refuseQr } from './qr-file.ts'

/** Stores the QR image as soon as it is chosen. @param save saves its address by itself, beside the form */
export function useQrUpload(save: (url: string) => Promise<unknown>) {
  return useFiles({
    isSingle: true,
    refuse: refuseQr,
    attach: async (fileId) => {
      await save(viewUrl(fileId))
      toast.success('QR code uploaded successfully')
    },
    failure: () => 'Failed to upload QR code',
  })
}
