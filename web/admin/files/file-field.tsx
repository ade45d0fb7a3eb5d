import { type Ref, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DropArea } from './drop-area.tsx'
import { FileImage, FileState } from './file-preview.tsx'
import { Refusals } from './files-field.tsx'
import type { FormFiles } from './use-files.ts'

interface FileFieldProps {
  files: FormFiles
  label: string
  hint?: string
  accept: string
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
  label,
  hint,
  accept,
  itemLabel,
  error,
  inputRef,
  previewClassName = 'max-h-72 w-auto max-w-full',
  onChange,
}: FileFieldProps) {
  const errorId = useId()
  const [file] = files.files

  function add(chosen: File[]) {
    const [taken] = files.add(chosen)
    if (taken) onChange?.(taken)
  }

  function remove() {
    if (!file) return
    files.remove(file)
    onChange?.('')
  }

  return (
    <div className="grid gap-3">
      {file && (
        <div className="grid justify-items-start gap-2">
          <FileImage
            file={file}
            name={`${itemLabel} preview`}
            className={classNames('border border-hairline', previewClassName)}
          />
          {file.chosen && (
            <p className="annotation max-w-full truncate text-ink-soft">{file.chosen.file.name}</p>
          )}
          <div className="w-full max-w-xs empty:hidden">
            <FileState file={file} name={file.chosen?.file.name ?? itemLabel} />
          </div>
          <Button
            look="outline"
            size="small"
            disabled={files.isUploading}
            onClick={remove}
            className="max-lg:min-h-11"
          >
            {`Remove ${itemLabel}`}
          </Button>
        </div>
      )}
      <DropArea
        label={label}
        hint={hint}
        accept={accept}
        disabled={files.isUploading}
        inputRef={inputRef}
        errorId={error ? errorId : undefined}
        onFiles={add}
      />
      {error && (
        <p id={errorId} className="text-small text-laterite">
          {error}
        </p>
      )}
      <Refusals refusals={files.refusals} />
    </div>
  )
}
