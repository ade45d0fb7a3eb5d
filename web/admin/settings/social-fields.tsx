import { TextField } from '../forms/text-field.tsx'
import { websiteForm } from './website-definition.ts'

const { input } = websiteForm

export function SocialFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...input('socialMedia.facebook')} inputMode="url" placeholder="https://facebook.com/…" />
      <TextField {...input('socialMedia.instagram')} inputMode="url" placeholder="https://instagram.com/…" />
      <TextField {...input('socialMedia.twitter')} inputMode="url" placeholder="https://twitter.com/…" />
      <TextField {...input('socialMedia.linkedin')} inputMode="url" placeholder="https://linkedin.com/…" />
      <TextField {...input('socialMedia.pinterest')} inputMode="url" placeholder="https://pinterest.com/…" />
    </div>
  )
}
