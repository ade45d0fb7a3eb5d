import { useFormContext } from 'react-hook-form'
import { socialNetworks } from '#contract/social-networks.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { WebsiteValues } from './website-values.ts'

const labels = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
}

export function SocialFields() {
  const { register, formState } = useFormContext<WebsiteValues>()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {socialNetworks.map((network) => (
        <Field key={network} label={labels[network]} error={formState.errors.socialMedia?.[network]?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register(`socialMedia.${network}`)}
              inputMode="url"
              placeholder={`https://${network}.com/…`}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
