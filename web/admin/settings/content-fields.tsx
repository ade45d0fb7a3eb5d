import { limits } from '#contract/limits.ts'
import { LongTextField } from '../forms/text-field.tsx'

const texts = [
  { name: 'aboutUs', label: 'About Us' },
  { name: 'termsAndConditions', label: 'Terms & Conditions' },
  { name: 'privacyPolicy', label: 'Privacy Policy' },
] as const

export function ContentFields() {
  return (
    <>
      {texts.map((text) => (
        <LongTextField key={text.name} {...text} most={limits.html} rows={6} isScrolled />
      ))}
      <p className="-mt-3 text-small text-ink-soft">
        HTML, cleaned of scripts when it is saved. Empty terms and policies show the built-in ones.
      </p>
    </>
  )
}
