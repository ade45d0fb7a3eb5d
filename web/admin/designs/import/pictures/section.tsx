import { useSyncExternalStore } from 'react'
import { counted } from '#contract/count.ts'
import { Button } from '#web/ui/button.tsx'
import { DimensionProgress } from '#web/ui/dimension-line.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { acceptedImages } from '../../../files/accepted.ts'
import { DropArea } from '../../../files/drop-area.tsx'
import { FilesState } from '../../../files/file-state.tsx'
import { useFocusKept } from '../../../page/focus.ts'
import { FailedPictures } from './failed.tsx'
import { fileKey } from './names.ts'
import { type ChosenPictures, nameOf } from './use-chosen.ts'

interface PictureSectionProps {
  chosen: ChosenPictures
  /** The keys of the files that the file of designs names. */
  named: ReadonlySet<string>
  /** How many of them were looked for in the library, of how many, as long as that goes on. */
  sought: readonly [number, number] | undefined
  disabled: boolean
}

/** Takes the pictures that a file of designs names, and says how far they have come. */
export function PictureSection({ chosen, named, sought, disabled }: PictureSectionProps) {
  const { list, refused, add, replaced } = chosen
  const files = useSyncExternalStore(list.subscribe, list.current)
  const sending = files.filter(({ progress }) => progress)
  const unnamed = files.map(nameOf).filter((name) => !named.has(fileKey(name)))
  const rest = sending.reduce((sum, { progress }) => sum + 1 - (progress?.share ?? 0), 0)
  const failed = files.filter(({ failure }) => failure).length
  const part = useFocusKept(`${sending.length > 0} ${failed} ${refused.size}`)
  return (
    <section ref={part} aria-labelledby="images" className="grid min-w-0 gap-3 border-t border-ink pt-4">
      <h2 id="images" data-focus-head tabIndex={-1} className="text-title expanded outline-none">
        Images
      </h2>
      <p className="max-w-180 text-small text-ink-soft">
        {`The file names ${counted(named.size, 'image')}. Choose them here; those that the library has need not be sent again.`}
      </p>
      {sought && (
        <p aria-hidden="true" className="text-small">
          <Spinner /> {`Looking in the library: ${sought.join(' of ')}`}
        </p>
      )}
      <div className="max-w-180">
        <DropArea
          label="Choose images"
          hint="PNG, JPG up to 10MB"
          accept={acceptedImages}
          isMultiple
          takesPage
          isByName
          disabled={disabled}
          onFiles={add}
        />
      </div>
      <div className="grid max-w-180 gap-1 empty:hidden">
        {sending.length > 0 && (
          <DimensionProgress
            share={1 - rest / files.length}
            label={`Uploading ${counted(files.length, 'image')}`}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <FilesState files={{ files }} />
          {sending.length > 0 && (
            <Button look="quiet" size="small" onClick={() => list.remove(...sending)} className="min-h-11">
              Cancel
            </Button>
          )}
        </div>
      </div>
      <FailedPictures chosen={chosen} files={files} />
      <div className="grid max-w-180 gap-1 text-small wrap-anywhere empty:hidden">
        {replaced.length > 0 && (
          <p role="status">{`Chosen more than once, of which the last is taken: ${firstOf(replaced)}`}</p>
        )}
        {unnamed.length > 0 && <p className="text-ink-soft">{`Named by no row: ${firstOf(unnamed)}`}</p>}
      </div>
    </section>
  )
}

/** So many names are said; of the others, how many there are. */
const said = 3

function firstOf(names: string[]): string {
  const others = names.length - said
  return [names.slice(0, said).join(', '), others > 0 && `and ${others} more`].filter(Boolean).join(' ')
}
