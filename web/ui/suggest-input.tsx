import type { ComponentProps } from 'react'
import { optionWords } from '#contract/words/options.ts'
import { Combobox } from './combobox.tsx'
import { matching } from './matching.ts'
import { useWords } from './words.ts'

type SuggestInputProps = Omit<ComponentProps<'input'>, 'onInput' | 'onClick'> & {
  suggestions: readonly string[]
  /** The one suggestion that what is typed can mean, which Enter and going on take. */
  meant: (typed: string) => string | undefined
}

/** A text field that finds what is typed among its suggestions and takes any other text too. */
export function SuggestInput({ suggestions, meant, ...rest }: SuggestInputProps) {
  return (
    <Combobox
      {...rest}
      listLabel={useWords(optionWords)('site.options')}
      offer={(typed) => {
        const [values, only] = [matching(suggestions, typed), meant(typed)]
        // What is there already is not taken again: the next Enter sends the form.
        return { values, first: only && only !== typed ? values.indexOf(only) : undefined }
      }}
      takesWhenLeft
      onChoose={fillIn}
      nativeOptions={suggestions}
      hasButton
      className="pr-11 [&::-webkit-calendar-picker-indicator]:hidden!"
    />
  )
}

/** As if it had been typed: the form around it hears of it. */
function fillIn(text: string, input: HTMLInputElement) {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
