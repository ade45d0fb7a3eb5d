import { useBegun } from '../forms/onward.ts'
import { adminMeta } from '../page/meta.ts'
import { BannerForm } from './form.tsx'

export function meta() {
  return adminMeta('Create New Banner')
}

export default function NewBanner() {
  return <BannerForm key={useBegun()} />
}
