import { type Ref, useId, useRef } from 'react'
import type { Media } from '#contract/media.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { rescueFocus } from '../page/focus.ts'
import { DropArea } from './drop-area.tsx'
import { FileImage } from './file-image.tsx'
import { FileState } from './file-state.tsx'
import { LookAlikes } from './look-alikes.tsx'
import { Refusals } from './refusals.tsx'
import type { FormFiles } from './use-files.ts'

interface FileFieldProps {
  files: FormFiles
  label: string
  hint?: string
  accept: string
  /** Takes what is pasted, and what is dropped anywhere on the page. */
  takesPage?: boolean
  /** What the file is called: 'Icon'. It is taken away by 'Remove Icon'. */
  itemLabel: string
  error?: string
  inputRef?: Ref<HTMLInputElement>
  /** How large the preview is, and how it fits. */
  previewClassName?: string
  onChange?: (fileName: string) => void
}

/** Chooses the one file of its kind, and shows it before it is saved. */
export function FileField({
  files,
  itemLabel,
  error,
  previewClassName = 'max-h-72 w-auto max-w-full',
  onChange,
  ...area
}: FileFieldProps) {
  const errorId = useId()
  const field = useRef<HTMLDivElement>(null)
  const [file] = files.files
  const name = file?.chosen?.file.name ?? itemLabel

  function add(chosen: File[]) {
    const [taken] = files.add(chosen)
    if (taken) onChange?.(taken)
  }

  function pick(picked: Media) {
    if (files.pick(picked)) onChange?.(picked.name)
  }

  function remove() {
    if (!file) return
    files.remove(file)
    onChange?.('')
    rescueFocus(() => field.current?.querySelector('input'))
  }

  return (
    <div ref={field} className="grid gap-3">
      {file && (
        <div className="grid justify-items-start gap-2">
          <FileImage
            file={file}
            name={`${itemLabel} preview`}
            className={classNames('border border-hairline', previewClassName)}
          />
          {file.chosen && <p className="annotation max-w-full truncate text-ink-soft">{name}</p>}
          <div className="w-full max-w-xs empty:hidden">
            <FileState file={file} name={name} onCancel={remove} onRetry={() => files.retry(file.key)} />
          </div>
          {!file.progress && (
            <Button look="outline" size="small" onClick={remove} className="max-lg:min-h-11">
              {`Remove ${itemLabel}`}
            </Button>
          )}
        </div>
      )}
      <DropArea {...area} errorId={error ? errorId : undefined} onFiles={add} onPick={pick} />
      {error && (
        <p id={errorId} className="text-small text-laterite">
          {error}
        </p>
      )}
      <Refusals refusals={files.refusals} />
      <LookAlikes files={files} />
    </div>
  )
}
