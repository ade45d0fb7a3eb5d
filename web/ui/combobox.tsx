import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { optionWords } from '#contract/words/options.ts'
import { ComboboxList } from './combobox-list.tsx'
import { IconButton } from './icon-button.tsx'
import { useIsHydrated } from './is-hydrated.ts'
import { TextInput } from './text-input.tsx'
import { useCounts, useWords } from './words.ts'

/** The options for a text that is typed, and the index of the one that Enter takes before another is stepped to. */
export interface Offer {
  values: readonly string[]
  first?: number
}

type InputProps = Omit<ComponentProps<'input'>, 'list' | 'role' | 'onInput' | 'onClick'>

interface ComboboxProps extends InputProps {
  /** The accessible name of the list. */
  listLabel: string
  offer: (typed: string) => Offer
  /** How a value reads, where it does not read as itself. */
  textOf?: (value: string) => string
  onChoose: (value: string, input: HTMLInputElement) => void
  /** What the browser's own list offers until the page is hydrated, and without JavaScript. */
  nativeOptions?: readonly string[]
  /** Whether the option that Enter would take is taken too where the field is left. */
  takesWhenLeft?: boolean
  /** Whether a button beside the text shows every option. */
  hasButton?: boolean
}

const closed: Offer = { values: [] }

/** A text field with a list of options, by the ARIA combobox pattern: the field keeps the focus. */
export function Combobox(props: ComboboxProps) {
  const { listLabel, offer, textOf, onChoose, nativeOptions, hasButton, takesWhenLeft, ...rest } = props
  const say = useWords(optionWords)
  const count = useCounts(optionWords)
  const box = useRef<HTMLDivElement>(null)
  const listId = useId()
  const isHydrated = useIsHydrated()
  const [{ values }, setOffer] = useState(closed)
  const [active, setActive] = useState(-1)
  const isOpen = values.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of the browser, which goes as the page is hydrated, is followed by this one once
  useEffect(() => {
    const input = box.current?.querySelector<HTMLInputElement>('input:focus')
    if (!isHydrated && input?.value) show(offer(input.value))
  }, [])

  function show(next: Offer, activeIndex = next.first ?? -1) {
    setOffer(next)
    setActive(activeIndex)
  }

  function onInput({ nativeEvent, currentTarget }: FormEvent<HTMLInputElement>) {
    // What the browser fills in by itself asks for no options.
    if (nativeEvent instanceof InputEvent) show(offer(currentTarget.value))
  }

  function choose(value: string | undefined) {
    const input = box.current?.querySelector('input')
    if (input && value !== undefined) onChoose(value, input)
    show(closed)
  }

  function step(by: 1 | -1, typed: string) {
    const all = isOpen ? { values } : offer(typed)
    const last = all.values.length - 1
    const next = isOpen ? active + by : by > 0 ? 0 : last
    show(all, next > last ? 0 : next < 0 ? last : next)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') step(1, event.currentTarget.value)
    else if (event.key === 'ArrowUp') step(-1, event.currentTarget.value)
    else if (event.key === 'Enter' && isOpen && active >= 0) choose(values[active])
    else if (event.key === 'Escape' && isOpen) show(closed)
    else return rest.onKeyDown?.(event)
    event.preventDefault()
  }

  const aria: ComponentProps<'input'> = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
  }

  return (
    <div ref={box} className="relative">
      <TextInput
        {...rest}
        {...(isHydrated ? aria : { list: nativeOptions && `${listId}-native` })}
        onInput={onInput}
        onClick={({ currentTarget }) => show(offer(currentTarget.value))}
        onBlur={(event) => {
          if (takesWhenLeft && isOpen && active >= 0) choose(values[active])
          else show(closed)
          rest.onBlur?.(event)
        }}
        onKeyDown={onKeyDown}
      />
      {!isHydrated && nativeOptions && (
        <datalist id={`${listId}-native`}>
          {nativeOptions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
      {isHydrated && hasButton && (
        <IconButton
          label={say('site.options.all')}
          tabIndex={-1}
          path="M2.5 5.5 8 11l5.5-5.5"
          className="absolute inset-y-0 right-0 w-11"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            box.current?.querySelector('input')?.focus()
            show(isOpen ? closed : offer(''))
          }}
        />
      )}
      {isOpen && (
        <ComboboxList
          id={listId}
          label={listLabel}
          values={values}
          textOf={textOf}
          active={active}
          onChoose={choose}
        />
      )}
      <span role="status" className="sr-only">
        {isOpen && count('site.options', values.length)}
      </span>
    </div>
  )
}
