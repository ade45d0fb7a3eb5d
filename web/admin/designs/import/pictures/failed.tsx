import { counted } from '#contract/count.ts'
import { Button } from '#web/ui/button.tsx'
import { FileState } from '../../../files/file-state.tsx'
import type { FormFile } from '../../../files/form-file.ts'
import { type ChosenPictures, nameOf } from './use-chosen.ts'

interface FailedPicturesProps {
  chosen: ChosenPictures
  files: FormFile[]
}

/** The pictures that were refused or could not be sent, each by its name and with the reason. */
export function FailedPictures({ chosen: { list, refused, dismissRefused }, files }: FailedPicturesProps) {
  const failed = files.filter(({ failure }) => failure)
  const retried = failed.filter(({ failure }) => failure?.canRetry)
  const rows = [
    ...failed.map((file) => ({ key: file.key, name: nameOf(file), file, dismiss: () => list.remove(file) })),
    ...[...refused].map(([key, { name, reason: message }]) => ({
      ...{ key, name, dismiss: () => dismissRefused(key) },
      file: { failure: { message, canRetry: false } },
    })),
  ]
  if (rows.length === 0) return null
  return (
    <div className="max-w-180 border-l-2 border-laterite bg-ink/4 py-1 pl-4 text-small">
      <div className="flex flex-wrap items-center justify-between gap-x-4 pr-1">
        <p role="alert" className="py-2 font-medium">{`${counted(rows.length, 'image')} not uploaded`}</p>
        {retried.length > 1 && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              for (const { key } of retried) list.retry(key)
            }}
            className="min-h-11"
          >
            Retry all
          </Button>
        )}
      </div>
      <ul aria-label="Images not uploaded" className="max-h-56 overflow-y-auto pr-4">
        {rows.map(({ key, name, file, dismiss }) => (
          <li key={key} className="grid gap-x-6 border-t border-hairline py-2 sm:grid-cols-2">
            <p className="annotation pt-1 wrap-anywhere">{name}</p>
            <FileState
              file={file}
              name={name}
              onCancel={dismiss}
              onRetry={() => list.retry(key)}
              onDismiss={dismiss}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
