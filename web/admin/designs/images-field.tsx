import { type DragEvent, useId, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { acceptedImages } from './image-files.ts'
import { ImagePreview } from './image-preview.tsx'
import type { useImages } from './use-images.ts'

/** Chooses pictures, by button or by dropping them, and shows them before they are saved. */
export function ImagesField({ images, refusals, isUploading, add, remove }: ReturnType<typeof useImages>) {
  const id = useId()
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!isUploading) add([...event.dataTransfer.files])
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the second way beside the input */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'relative grid min-h-28 place-content-center gap-1 border border-dashed border-edge p-4 text-center text-small has-focus-visible:outline-2 has-focus-visible:outline-offset-3',
          isOver && 'border-laterite bg-ink/3',
        )}
      >
        <label
          htmlFor={id}
          className="ruled-link font-medium after:absolute after:inset-0 after:cursor-pointer"
        >
          Upload images
        </label>
        <input
          id={id}
          type="file"
          multiple
          accept={acceptedImages}
          disabled={isUploading}
          aria-describedby={`${id}-hint`}
          className="sr-only"
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <p id={`${id}-hint`} className="text-ink-soft">
          PNG, JPG up to 10MB
        </p>
      </div>
      {refusals.map((refusal) => (
        <ErrorText key={refusal} className="text-small break-words">
          {refusal}
        </ErrorText>
      ))}
      {images.length > 0 && (
        <ul
          aria-label="Images"
          className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
        >
          {images.map((image, index) => (
            <ImagePreview
              key={image.key}
              image={image}
              number={index + 1}
              onRemove={isUploading ? undefined : () => remove(image)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
