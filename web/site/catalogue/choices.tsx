import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

/** A heading and what can be chosen under it. */
export function ChoiceGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-6 border-t border-hairline pt-3">
      <legend className="float-left mb-2 w-full font-medium">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  /** Shown before the label. */
  mark?: ReactNode
  count: number
  checked: boolean
  onChange: () => void
}

/**
 * One choice, and how much it would find; one that would find nothing can only be taken back. The mark is the
 * browser's own, so that it answers before the address does.
 */
export function Choice({ label, mark, count, checked, onChange, ...rest }: ChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useRef(false)
  const carryOut = useEffectEvent(onChange)
  // What was chosen while the page's code was still on its way is not taken back but carried out.
  useEffect(() => {
    const shown = input.current
    if (shown && shown.checked !== checked) {
      if (isHydrated.current) shown.checked = checked
      else if (shown.checked || shown.type === 'checkbox') carryOut()
    }
    isHydrated.current = true
  }, [checked])
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 hover:bg-ink/4 has-disabled:cursor-default has-disabled:text-ink-soft lg:min-h-9">
      <input
        ref={input}
        className="size-4 shrink-0 accent-accent outline-offset-2"
        defaultChecked={checked}
        disabled={count === 0 && !checked}
        onChange={onChange}
        {...rest}
      />
      {mark}
      <span className="min-w-0 flex-1 break-words">{label}</span>{' '}
      <span className="annotation text-ink-soft">{count}</span>
    </label>
  )
}
