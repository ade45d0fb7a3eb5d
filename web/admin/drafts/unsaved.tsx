import { use, useEffect } from 'react'
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import { isSameTyped } from '../forms/typed.ts'
import { TabName } from '../page/tab-name.ts'
import { type Kept, noteChanged } from './changed-forms.ts'

interface UnsavedProps<Typed extends FieldValues> {
  follow?: (typed: Typed) => Kept | null
}

/** Notes whether the form holds what is not saved, for the question on leaving. */
export function Unsaved<Typed extends FieldValues>({ follow }: UnsavedProps<Typed>) {
  const { control, formState, getValues } = useFormContext<Typed>()
  const { defaultValues } = formState
  const tab = use(TabName)
  useWatch({ control })

  useEffect(() => {
    const typed = getValues()
    const isChanged = () => !isSameTyped(typed, defaultValues)
    noteChanged(control, follow ? follow(typed) : isChanged() ? 'not' : null, tab)
  })

  useEffect(() => () => noteChanged(control, null), [control])

  return null
}
