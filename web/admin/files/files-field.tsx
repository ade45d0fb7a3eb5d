import { Button } from '#web/ui/button.tsx'
import { Ordering } from '../ordering/ordering.tsx'
import { DropArea } from './drop-area.tsx'
import { FilePreview } from './file-preview.tsx'
import { FilesState } from './file-state.tsx'
import type { FormFile } from './form-file.ts'
import { KindSelect } from './kind-select.tsx'
import { LookAlikes } from './look-alikes.tsx'
import { Refusals } from './refusals.tsx'
import type { FormFiles } from './use-files.ts'

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
  /** What is read in place of an alternative text: 'title'. */
  standIn: string
  /** Asks what each picture is of. */
  hasKinds?: boolean
}

/** Chooses several files, shows them before they are saved, orders and describes them. */
export function FilesField({
  files,
  listLabel,
  itemLabel,
  firstCaption,
  standIn,
  hasKinds,
  ...area
}: FilesFieldProps) {
  const nameOf = ({ chosen }: FormFile, index: number) => chosen?.file.name ?? `${itemLabel} ${index + 1}`
  return (
    <>
      <DropArea {...area} isMultiple takesPage onFiles={files.add} onPick={files.pick} />
      <Refusals refusals={files.refusals} />
      <FilesState files={files} />
      <LookAlikes files={files} />
      {files.files.length > 0 && (
        <Ordering keys={files.files.map(({ key }) => key)} onMove={files.move}>
          <ul
            aria-label={listLabel}
            className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
          >
            {files.files.map((file, index) => (
              <FilePreview
                key={file.key}
                file={file}
                files={files}
                name={nameOf(file, index)}
                caption={index === 0 ? firstCaption : undefined}
                standIn={standIn}
                hasKind={hasKinds}
              />
            ))}
          </ul>
        </Ordering>
      )}
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {hasKinds && files.files.length > 1 && (
          <KindSelect label="Kind of all images" onChange={files.setKinds} isOfAll />
        )}
        {files.files.some(({ alt }) => alt !== '') && (
          <Button
            look="outline"
            size="small"
            onClick={() => files.describeAll('')}
            className="max-md:min-h-11"
          >
            {`Use ${standIn} for all alt texts`}
          </Button>
        )}
      </div>
    </>
  )
}
