import { type ComponentProps, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { counted } from '#contract/count.ts'
import { IconButton } from './icon-button.tsx'
import { useIsHydrated } from './is-hydrated.ts'
import { matching } from './matching.ts'
import { Suggestions } from './suggestions.tsx'
import { TextInput } from './text-input.tsx'

type SuggestInputProps = ComponentProps<'input'> & { suggestions: readonly string[] }

/**
 * A text field that finds what is typed among its suggestions and takes any other text too. Before the page's code has
 * come, and without it, the browser's own list stands in.
 */
export function SuggestInput({ suggestions, ...rest }: SuggestInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const isHydrated = useIsHydrated()
  const [found, setFound] = useState<readonly string[] | null>(null)
  const [active, setActive] = useState(-1)
  const isOpen = found !== null && found.length > 0

  function show(next: readonly string[] | null) {
    setFound(next)
    setActive(-1)
  }

  function onInput({ nativeEvent }: FormEvent) {
    // What the browser fills in by itself asks for no suggestions.
    if (nativeEvent instanceof InputEvent) show(matching(suggestions, input.current?.value ?? ''))
  }

  function choose(text: string | undefined) {
    if (!input.current || text === undefined) return
    input.current.value = text
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    show(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const all = found ?? matching(suggestions, input.current?.value ?? '')
      const last = all.length - 1
      if (event.key === 'ArrowDown') setActive(isOpen && active < last ? active + 1 : 0)
      else setActive(isOpen && active > 0 ? active - 1 : last)
      setFound(all)
    } else if (event.key === 'Enter' && isOpen && active >= 0) choose(found[active])
    else if (event.key === 'Escape' && isOpen) show(null)
    else return
    event.preventDefault()
  }

  return (
    <div className="relative">
      <TextInput
        {...rest}
        ref={input}
        className="pr-11 [&::-webkit-calendar-picker-indicator]:hidden!"
        list={isHydrated ? undefined : `${listId}-plain`}
        role={isHydrated ? 'combobox' : undefined}
        aria-autocomplete={isHydrated ? 'list' : undefined}
        aria-expanded={isHydrated ? isOpen : undefined}
        aria-controls={isHydrated ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        onInput={onInput}
        onClick={() => show(matching(suggestions, input.current?.value ?? ''))}
        onBlur={() => show(null)}
        onKeyDown={onKeyDown}
      />
      {!isHydrated && (
        <datalist id={`${listId}-plain`}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
      {isHydrated && (
        <IconButton
          label="Show all"
          tabIndex={-1}
          path="M2.5 5.5 8 11l5.5-5.5"
          className="absolute inset-y-0 right-0 w-11"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus()
            show(isOpen ? null : suggestions)
          }}
        />
      )}
      {isOpen && (
        <Suggestions id={listId} label="Suggestions" values={found} active={active} onChoose={choose} />
      )}
      <span role="status" className="sr-only">
        {isOpen && counted(found.length, 'suggestion')}
      </span>
    </div>
  )
}
