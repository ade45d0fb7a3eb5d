import { ErrorText } from '#web/ui/error-text.tsx'
import { DropArea } from './drop-area.tsx'
import { FilePreview } from './file-preview.tsx'
import type { FormFile, FormFiles } from './use-files.ts'

interface FilesFieldProps {
  files: FormFiles
  label: string
  hint?: string
  accept: string
  /** What the list of previews is called. */
  listLabel: string
  /** What one without a name of its own is called, before its number: 'Image 2'. */
  itemLabel: string
  /** Said under the first one. */
  firstCaption?: string
}

/** Chooses several files and shows them before they are saved. */
export function FilesField({
  files,
  label,
  hint,
  accept,
  listLabel,
  itemLabel,
  firstCaption,
}: FilesFieldProps) {
  const nameOf = ({ chosen }: FormFile, index: number) => chosen?.file.name ?? `${itemLabel} ${index + 1}`
  return (
    <>
      <DropArea
        label={label}
        hint={hint}
        accept={accept}
        isMultiple
        disabled={files.isUploading}
        onFiles={files.add}
      />
      <Refusals refusals={files.refusals} />
      {files.files.length > 0 && (
        <ul
          aria-label={listLabel}
          className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
        >
          {files.files.map((file, index) => (
            <FilePreview
              key={file.key}
              file={file}
              name={nameOf(file, index)}
              caption={index === 0 ? firstCaption : undefined}
              onRemove={files.isUploading ? undefined : () => files.remove(file)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** Why files were not taken. */
export function Refusals({ refusals }: { refusals: string[] }) {
  return refusals.map((refusal) => (
    <ErrorText key={refusal} className="text-small break-words">
      {refusal}
    </ErrorText>
  ))
}
