import { nameKey } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import { type View, type ViewedList, viewCreate } from '#contract/view.ts'
import { api } from '#web/api/request.ts'
import { saveView } from '#web/api/views.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFrame } from '../../forms/form-frame.tsx'
import { SaveBar } from '../../forms/save-bar.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useSave } from '../../forms/use-save.ts'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { orOnceMore } from '../once-more.ts'

interface SaveViewProps {
  list: ViewedList
  /** What the view is to keep. */
  query: string
  /** The views that there are already. */
  views: View[]
  onClose: () => void
}

/** Asks under which name a list is to be kept as it is shown. */
export function SaveViewDialog({ isOpen, ...form }: SaveViewProps & { isOpen: boolean }) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={form.onClose}
      title="Save view"
      description="Keeps the search, the filters and the order of this list under a name, on all your devices."
      startsAt="typing"
      className="md:max-w-md"
    >
      <SaveViewForm {...form} />
    </Dialog>
  )
}

const named = viewCreate.pick({ name: true })
const empty = { name: '' }

function SaveViewForm({ list, query, views, onClose }: SaveViewProps) {
  const form = useSchemaForm(named, empty)
  const save = useSave(form, { done: 'View saved', failed: 'Failed to save the view' })
  const submit = form.handleSubmit(async ({ name }) => {
    if (await save(() => orOnceMore(() => saveView(api, { list, name, query })))) onClose()
  })
  const typed = nameKey(form.watch('name'))
  const isTaken = views.some(({ name }) => nameKey(name) === typed)
  return (
    <FormFrame form={form} onSubmit={submit} className="grid gap-5">
      <TextField
        name="name"
        label="Name"
        hint={isTaken ? 'Replaces the view of this name.' : undefined}
        most={limits.views.name}
        autoComplete="off"
        isRequired
      />
      <SaveBar label="Save" isSticky={false} />
    </FormFrame>
  )
}
