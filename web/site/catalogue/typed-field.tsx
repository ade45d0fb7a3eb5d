import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

const patience = 350

type TypedFieldProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> & {
  label: string
  value: string
  /** What is wrong with a text; then it is said to nobody else. */
  check?: (text: string) => string | undefined
  onChange: (text: string) => void
}

/** A field that says what it holds once the typing rests, and follows the address while nobody types in it. */
export function TypedField({ label, value, check, onChange, ...rest }: TypedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useRef(false)
  const [error, setError] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function say() {
    clearTimeout(timer.current)
    const typed = input.current?.value ?? ''
    const wrong = check?.(typed)
    setError(wrong)
    if (!wrong && typed.trim() !== value) onChange(typed)
  }

  // What was typed while the page's code was still on its way is said now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is hydrated
  useEffect(say, [])
  useEffect(() => {
    if (!isHydrated.current) isHydrated.current = true
    else if (input.current && input.current !== document.activeElement) {
      input.current.value = value
      setError(undefined)
    }
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...rest}
          ref={input}
          defaultValue={value}
          autoComplete="off"
          onBlur={say}
          onKeyDown={(event) => {
            if (event.key === 'Enter') say()
          }}
          onChange={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(say, patience)
          }}
        />
      )}
    </Field>
  )
}
