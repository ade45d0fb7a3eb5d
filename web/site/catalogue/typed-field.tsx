import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

const patience = 350

type TypedFieldProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> & {
  label: string
  value: string
  /** What is wrong with a text; then it is said to nobody else. */
  check?: (text: string) => string | undefined
  /** @param step a number of its own for all that is typed from the field's taking the focus until another does */
  onChange: (text: string, step: number) => void
}

/**
 * A field that says what it holds once the typing rests, and follows the address but for what is typed and not said yet.
 * What is wrong stays while something else is chosen, and goes with any other step.
 */
export function TypedField({ label, value, check, onChange, ...rest }: TypedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  /** That of what is typed and not said, 0 where all is. Until the field is hydrated something may be typed without one. */
  const timer = useRef(-1)
  const step = useRef(Date.now())
  const { key, state } = useLocation()
  const isChosen = useNavigationType() !== 'POP' && state

  function say() {
    if (!timer.current) return
    clearTimeout(timer.current)
    timer.current = 0
    const typed = input.current?.value ?? ''
    const wrong = check?.(typed)
    setError(wrong)
    if (!wrong) onChange(typed, step.current)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step, whatever it changes
  useEffect(() => {
    const { current } = input
    if (!current || timer.current) return
    if (isChosen && (error || current === document.activeElement)) return
    current.value = value
    setError(undefined)
  }, [key])
  // What was typed while the page's code was still on its way is said now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is hydrated
  useEffect(() => {
    say()
    return () => clearTimeout(timer.current)
  }, [])

  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...rest}
          ref={input}
          defaultValue={value}
          autoComplete="off"
          onFocus={() => {
            step.current = Date.now()
          }}
          onBlur={say}
          onKeyDown={(event) => {
            if (event.key === 'Enter') say()
          }}
          onChange={() => {
            clearTimeout(timer.current)
            timer.current = window.setTimeout(say, patience)
          }}
        />
      )}
    </Field>
  )
}
