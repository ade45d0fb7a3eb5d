import { type ComponentProps, useState } from 'react'
import { TextInput } from '#web/ui/text-input.tsx'

/** A password that can be looked at while it is typed. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextInput {...props} type={isShown ? 'text' : 'password'} className="pr-20" />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label="Show password"
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 min-w-16 px-3 text-small text-ink-soft -outline-offset-4 hover:text-ink"
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  )
}
