import { FileState } from './file-state.tsx'
import type { FormFiles } from './use-files.ts'

/** Files that are put to use as soon as they are stored: each stands here until then. */
export function UploadList({ files }: { files: FormFiles }) {
  if (files.files.length === 0) return null
  return (
    <div className="grid gap-2">
      <p role="status" className="text-small">
        {files.isUploading && 'Uploading file...'}
      </p>
      <ul aria-label="Uploads" className="border-t border-hairline">
        {files.files.map((file) => {
          const name = file.chosen?.file.name ?? ''
          return (
            <li key={file.key} className="grid gap-x-6 border-b border-hairline py-2 sm:grid-cols-2">
              <p className="annotation truncate pt-1">{name}</p>
              <FileState
                file={file}
                name={name}
                onCancel={() => files.remove(file)}
                onRetry={() => files.retry(file.key)}
                onDismiss={() => files.remove(file)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
