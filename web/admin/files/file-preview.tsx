import { X } from 'lucide-react'
import { type MouseEvent, useId, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { DragHandle } from '../ordering/drag-handle.tsx'
import { MoveButtons } from '../ordering/move-buttons.tsx'
import { AltField } from './alt-field.tsx'
import { FileImage } from './file-image.tsx'
import { FileState } from './file-state.tsx'
import type { FormFile } from './form-file.ts'
import { KindSelect } from './kind-select.tsx'
import type { FormFiles } from './use-files.ts'

interface FilePreviewProps {
  file: FormFile
  files: FormFiles
  name: string
  /** What its position means: the first may be the cover. */
  caption: string | undefined
  /** What is read in place of an alternative text: 'title'. */
  standIn: string
  /** Asks what the picture is of. */
  hasKind?: boolean
}

/** One of several files: its progress, position and alternative text, and a button that removes it. */
export function FilePreview({ file, files, name, caption, standIn, hasKind }: FilePreviewProps) {
  const nameId = useId()
  const [isDescribing, setDescribing] = useState(false)

  /** The keyboard goes on from the next file, or from where files are chosen. */
  function remove({ currentTarget }: MouseEvent<HTMLElement>) {
    const tile = currentTarget.closest('li')
    const next = (tile?.nextElementSibling ?? tile?.previousElementSibling)?.querySelector('button')
    const input = tile?.parentElement?.parentElement?.querySelector<HTMLElement>('input[type=file]')
    files.remove(file)
    const target = next ?? input
    target?.focus()
  }

  return (
    <li className={classNames('relative min-w-0 self-start', isDescribing && 'max-sm:col-span-2')}>
      <FileImage
        file={file}
        name={name}
        className="aspect-4/3 w-full border border-hairline bg-paper-deep object-cover"
      />
      <DragHandle item={file.key} className="absolute top-0 left-0 place-items-start! *:bg-paper lg:size-8" />
      {!file.progress && (
        <button
          type="button"
          aria-label={`Remove ${name}`}
          onClick={remove}
          className="group absolute top-0 right-0 grid size-11 -outline-offset-4 lg:size-8"
        >
          <span className="ml-auto grid size-8 place-items-center bg-paper group-hover:bg-paper-deep">
            <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
          </span>
        </button>
      )}
      <p id={nameId} className="annotation mt-1 truncate text-ink-soft">
        {caption && <span className="text-accent">{caption} · </span>}
        {name}
      </p>
      <FileState file={file} name={name} onCancel={remove} onRetry={() => files.retry(file.key)} />
      {hasKind && (
        <KindSelect
          label={`Kind of ${name}`}
          kind={file.kind}
          onChange={(kind) => files.setKind(file.key, kind)}
        />
      )}
      <div className="flex flex-wrap items-center justify-between">
        {files.files.length > 1 && <MoveButtons item={file.key} describedBy={nameId} />}
        <button
          type="button"
          aria-label="Alt text"
          aria-expanded={isDescribing}
          aria-describedby={nameId}
          onClick={() => setDescribing(!isDescribing)}
          className="inline-flex min-h-11 items-center text-small ruled-link md:min-h-9"
        >
          Alt
        </button>
      </div>
      <AltField
        file={file}
        standIn={standIn}
        isOpen={isDescribing}
        onChange={(alt) => files.describe(file.key, alt)}
      />
    </li>
  )
}
