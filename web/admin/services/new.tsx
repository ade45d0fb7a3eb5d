import { useBegun } from '../forms/onward.ts'
import { adminMeta } from '../page/meta.ts'
import { ServiceForm } from './form.tsx'

export function meta() {
  return adminMeta('Create New Service')
}

export default function NewService() {
  return <ServiceForm key={useBegun()} />
}
