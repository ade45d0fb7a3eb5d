import { useBegun } from '../forms/onward.ts'
import { adminMeta } from '../page/meta.ts'
import { CategoryForm } from './form.tsx'

export function meta() {
  return adminMeta('Create New Category')
}

export default function NewCategory() {
  return <CategoryForm key={useBegun()} />
}
