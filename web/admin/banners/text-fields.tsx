import { bannerDefaults } from '#contract/banner.ts'
import { limits } from '#contract/limits.ts'
import { TextField } from '../forms/text-field.tsx'

const buttons = [
  { name: 'ctaText', label: 'Button Text', most: limits.name },
  { name: 'ctaLink', label: 'Button Link', most: limits.link },
  { name: 'secondaryCtaText', label: 'Secondary Button Text', most: limits.name },
  { name: 'secondaryCtaLink', label: 'Secondary Button Link', most: limits.link },
] as const

export function TextFields() {
  return (
    <>
      <TextField name="title" label="Title" most={limits.title.max} isRequired />
      <TextField name="subtitle" label="Subtitle" most={limits.line} />
      <TextField name="offerText" label="Offer Text" most={limits.line} />
    </>
  )
}

/** Both buttons; what they say where they are left empty stands in them already. */
export function ButtonFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {buttons.map((button) => (
        <TextField key={button.name} {...button} placeholder={bannerDefaults[button.name]} />
      ))}
    </div>
  )
}
