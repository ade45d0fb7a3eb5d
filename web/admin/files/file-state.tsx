import type { MouseEvent } from 'react'
import { counted } from '#contract/count.ts'
import type { Hindrance } from '#web/api/keep-trying.ts'
import { DimensionProgress } from '#web/ui/dimension-line.tsx'
import type { FormFile } from './form-file.ts'
import type { FormFiles } from './use-files.ts'

interface FileStateProps {
  file: Pick<FormFile, 'progress' | 'failure'>
  name: string
  onCancel: (event: MouseEvent<HTMLElement>) => void
  onRetry: () => void
  /** Where nothing else takes a failed file away. */
  onDismiss?: () => void
}

const waitsFor: Record<Hindrance, string> = {
  connection: 'Connection lost. Trying again…',
  busy: 'The server is busy. Trying again…',
  failure: 'The server could not store it. Trying again…',
}

const actionClasses = 'inline-flex min-h-11 items-center text-small ruled-link md:min-h-8'

/** How far a file has gone, and why it did not go further: with the ways to give it up and to go on. */
export function FileState({
  file: { progress, failure },
  name,
  onCancel,
  onRetry,
  onDismiss,
}: FileStateProps) {
  if (progress)
    return (
      <div className="min-w-0">
        <DimensionProgress share={progress.share} label={`Uploading ${name}`} />
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p role="status" className="text-small text-ink-soft">
            {progress.hindrance && waitsFor[progress.hindrance]}
          </p>
          <button type="button" onClick={onCancel} className={actionClasses}>
            Cancel<span className="sr-only"> {name}</span>
          </button>
        </div>
      </div>
    )
  if (!failure) return null
  return (
    <div className="min-w-0">
      <p className="text-small wrap-anywhere text-laterite">{failure.message}</p>
      <div className="flex flex-wrap gap-x-5">
        {failure.canRetry && (
          <button type="button" onClick={onRetry} className={actionClasses}>
            Retry<span className="sr-only"> {name}</span>
          </button>
        )}
        {onDismiss && (
          <button type="button" onClick={onDismiss} className={actionClasses}>
            Dismiss<span className="sr-only"> {name}</span>
          </button>
        )}
      </div>
    </div>
  )
}

/** How many are on their way, said as each of them ends. */
export function FilesState({ files: { files } }: { files: Pick<FormFiles, 'files'> }) {
  const chosen = files.filter(({ chosen }) => chosen)
  const done = chosen.filter(({ fileId, progress }) => fileId && !progress).length
  const failed = chosen.filter(({ failure }) => failure).length
  const isUploading = done + failed < chosen.length
  return (
    <p role="status" className="annotation text-ink-soft empty:hidden">
      {chosen.length > 0 &&
        `${done} of ${counted(chosen.length, 'file')} uploaded${failed > 0 ? `, ${failed} failed` : ''}${isUploading ? '…' : ''}`}
    </p>
  )
}
