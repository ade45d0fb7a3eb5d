import { limits } from '#contract/limits.ts'
import { TextField } from '../forms/text-field.tsx'

export const socialFields = [
  { name: 'socialMedia.facebook', label: 'Facebook', placeholder: 'https://facebook.com/…' },
  { name: 'socialMedia.instagram', label: 'Instagram', placeholder: 'https://instagram.com/…' },
  { name: 'socialMedia.twitter', label: 'Twitter', placeholder: 'https://twitter.com/…' },
  { name: 'socialMedia.linkedin', label: 'LinkedIn', placeholder: 'https://linkedin.com/…' },
  { name: 'socialMedia.pinterest', label: 'Pinterest', placeholder: 'https://pinterest.com/…' },
] as const

export function SocialFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {socialFields.map((network) => (
        <TextField key={network.name} {...network} most={limits.link} inputMode="url" />
      ))}
    </div>
  )
}
