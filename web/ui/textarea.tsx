import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { CharacterCount } from './character-count.tsx'
import { classNames } from './class-names.ts'
import { controlClasses } from './field.tsx'
import { useIsHydrated } from './is-hydrated.ts'

/** With `maxCharacters` it counts what is typed, once its code has come; more can be typed, and validation says so, unless `maxLength` ends it. */
export function Textarea({
  className,
  maxCharacters,
  rows = 4,
  ...rest
}: ComponentProps<'textarea'> & { maxCharacters?: number }) {
  const isCounting = useIsHydrated()
  const [typed, setTyped] = useState(rest.defaultValue ?? '')

  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // What was typed before this code came counts too.
    if (field.current) setTyped(field.current.value)
  }, [])

  return (
    <div className="flex flex-col gap-1">
      <textarea
        ref={field}
        rows={rows}
        className={classNames(controlClasses, 'field-sizing-content resize-y wrap-anywhere', className)}
        style={{ minHeight: `${rows * 1.6 + 1}em` }}
        {...rest}
        // What a script has put in counts too, which is no change to React.
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {maxCharacters && (
        <CharacterCount
          text={String(rest.value ?? typed)}
          most={maxCharacters}
          className={isCounting ? undefined : 'invisible'}
        />
      )}
    </div>
  )
}
