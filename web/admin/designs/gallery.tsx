import { useState } from 'react'
import { counted } from '#contract/count.ts'
import type { DesignImage } from '#contract/file.ts'
import { kindLabels } from '#contract/picture-kinds.ts'
import { Picture } from '#web/ui/picture.tsx'

/** A large picture and the others as thumbnails. */
export function Gallery({ images }: { images: DesignImage[] }) {
  const [chosen, setChosen] = useState(0)
  const shown = images[chosen] ?? images[0]
  if (!shown) {
    return <p className="border-t border-ink py-4 text-ink-soft">No images available for this design</p>
  }
  const position = images.indexOf(shown)
  return (
    <div className="min-w-0">
      <Picture
        image={shown}
        eager
        sizes="(min-width: 1024px) 60vw, 100vw"
        className="max-h-[500px] w-full object-contain"
        style={{ backgroundImage: 'none' }}
      />
      <p className="annotation mt-2 text-ink-soft" role="status">
        {position + 1} of {counted(images.length, 'image')}
        {shown.kind && ` · ${kindLabels[shown.kind]}`}
      </p>
      {images.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {images.map((image, index) => (
            <li key={image.fileId}>
              <button
                type="button"
                aria-label={[`Image ${index + 1}`, image.kind && kindLabels[image.kind]]
                  .filter(Boolean)
                  .join(', ')}
                aria-current={index === position ? 'true' : undefined}
                onClick={() => setChosen(index)}
                className="block border-b-2 border-transparent pb-1 aria-[current]:border-accent"
              >
                <Picture image={image} alt="" sizes="96px" className="h-18 w-24 object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
