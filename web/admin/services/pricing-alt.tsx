import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { type PricingImage, pricingAlt } from '#contract/pricing.ts'
import { updatePricing } from '#web/api/pricing.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useChange } from '../change.ts'

const says = { done: 'Alternative text saved', failed: 'Failed to save the alternative text' }

/** What a pricing image says to whoever cannot see it. */
export function PricingAlt({ image: { _id, alt, updatedAt } }: { image: PricingImage }) {
  const change = useChange()
  const own = alt === pricingAlt ? '' : alt
  const [typed, setTyped] = useState(own)
  const [isBusy, setBusy] = useState(false)
  const isTooLong = typed.trim().length > limits.alt

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    await change(() => updatePricing(api, _id, { alt: typed, updatedAt }), says).catch(() => {})
    setBusy(false)
  }

  return (
    <form onSubmit={save} className="grid min-w-0 gap-2 text-left md:min-w-56">
      <Textarea
        aria-label="Alternative text"
        aria-describedby={_id}
        aria-invalid={isTooLong || undefined}
        placeholder="What the image says: stages and their fees"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        rows={2}
        maxCharacters={limits.alt}
      />
      {typed.trim() !== own && (
        <Button
          type="submit"
          look="outline"
          size="small"
          busy={isBusy}
          disabled={isTooLong}
          className="justify-self-start max-md:min-h-11"
        >
          Save text
        </Button>
      )}
    </form>
  )
}
