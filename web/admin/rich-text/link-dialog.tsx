import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { typedLink } from '../forms/typed-link.ts'

interface LinkDialogProps {
  isOpen: boolean
  /** Where it leads to now; '' without a link. */
  href: string
  /** @param href '' takes the link away */
  onSet: (href: string) => void
  onClose: () => void
  /** What takes the focus once it is closed. */
  returnTo: () => HTMLElement | null
}

/** Asks where a link leads to. */
export function LinkDialog({ isOpen, onClose, returnTo, ...form }: LinkDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      returnTo={returnTo}
      title="Link"
      startsAt="field"
      className="md:max-w-md"
    >
      <LinkForm {...form} />
    </Dialog>
  )
}

function LinkForm({ href, onSet }: Pick<LinkDialogProps, 'href' | 'onSet'>) {
  const [typed, setTyped] = useState(href)
  const [error, setError] = useState<string>()

  function set(event: FormEvent) {
    event.preventDefault()
    // The form that the text stands in is not meant.
    event.stopPropagation()
    const { data, error } = typedLink().safeParse(typed.trim())
    if (data) onSet(data)
    else setError(error?.issues[0]?.message ?? 'Please enter a link')
  }

  return (
    <form noValidate onSubmit={set} className="grid gap-5">
      <Field label="Address" hint="A page of this site begins with a slash: /contact" error={error}>
        {(control) => (
          <TextInput {...control} value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Set link</Button>
        {href && (
          <Button look="outline" onClick={() => onSet('')}>
            Remove link
          </Button>
        )}
      </div>
    </form>
  )
}
