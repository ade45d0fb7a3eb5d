import { use, useEffect } from 'react'
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import { isSameTyped } from '../forms/typed.ts'
import { TabName } from '../page/tab-name.ts'
import { noteUnsaved, type Retention } from './unsaved-forms.ts'

interface TrackUnsavedProps<Typed extends FieldValues> {
  follow?: (typed: Typed) => Retention | null
}

/** Notes whether the form holds unsaved changes, for the question that is asked on leaving. */
export function TrackUnsaved<Typed extends FieldValues>({ follow }: TrackUnsavedProps<Typed>) {
  const { control, formState, getValues } = useFormContext<Typed>()
  const { defaultValues } = formState
  const tab = use(TabName)
  useWatch({ control })

  useEffect(() => {
    const typed = getValues()
    const isChanged = () => !isSameTyped(typed, defaultValues)
    noteUnsaved(control, follow ? follow(typed) : isChanged() ? 'nothing' : null, tab)
  })

  useEffect(() => () => noteUnsaved(control, null), [control])

  return null
}
