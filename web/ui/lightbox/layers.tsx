import { type CSSProperties, type SyntheticEvent, useEffect, useState } from 'react'
import type { Image } from '#contract/file.ts'
import { classNames } from '../class-names.ts'
import { placeholderUrl } from '../picture.tsx'
import { addressOf, isAsSharp, loadedOnPage, type Source, sourceFor } from './source.ts'

const rest = 200

interface LayersProps {
  image: Image
  alt: string
  /** How wide the whole picture stands on the stage, in CSS pixels. */
  fitted: number
  scale: number
  /** Fetched before others: the picture that is looked at. */
  isShown: boolean
  className?: string
  style?: CSSProperties
}

/** A picture as sharp as it is shown; what is there already stays until something sharper has come. */
export function Layers({ image, alt, fitted, scale, isShown, className, style }: LayersProps) {
  const settled = useSettled(scale)
  const [onPage, setOnPage] = useState(() => loadedOnPage(image))
  const [loaded, setLoaded] = useState<Source | null>(null)
  const [broken, setBroken] = useState<Source | null>(null)
  const pixels = fitted * settled * window.devicePixelRatio
  const wanted = sourceFor(image, pixels, settled > 1)
  const isEnough = loaded !== null && isAsSharp(loaded, wanted)
  const isBroken = broken?.width === wanted.width
  const blur = image.placeholder && !loaded && { backgroundImage: `url("${image.placeholder}")` }
  const layer = 'absolute inset-0 size-full'
  const isAnythingShown = loaded !== null || onPage !== undefined

  async function show(source: Source, { currentTarget }: SyntheticEvent<HTMLImageElement>) {
    await currentTarget.decode().catch(() => undefined)
    setLoaded((current) => (current && isAsSharp(current, source) ? current : source))
  }

  return (
    <div
      role="img"
      aria-label={alt}
      className={className}
      style={{ ...style, ...blur, backgroundSize: '100% 100%' }}
    >
      {onPage && !loaded && (
        <img src={onPage} alt="" className={layer} onError={() => setOnPage(undefined)} />
      )}
      {isBroken && !loaded && !onPage && (
        <img src={placeholderUrl} alt="" className={`${layer} object-contain`} />
      )}
      {[loaded, isEnough || isBroken || fitted === 0 ? null : wanted].map(
        (source) =>
          source && (
            <Layer
              key={source.width}
              image={image}
              source={source}
              priority={isShown ? 'high' : 'low'}
              // Drawn as it comes, a large original would be decoded anew with every piece, and the page stand still.
              className={classNames(layer, isAnythingShown && source !== loaded && 'invisible')}
              onLoad={(event) => show(source, event)}
              onError={() => setBroken(source)}
            />
          ),
      )}
    </div>
  )
}

interface LayerProps {
  image: Image
  source: Source
  priority: 'high' | 'low'
  className: string
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void
  onError: () => void
}

function Layer({ image, source, priority, ...rest }: LayerProps) {
  const picture = (
    <img src={addressOf(image, source, 'jpeg')} alt="" draggable={false} fetchPriority={priority} {...rest} />
  )
  if (source.width === null) return picture
  return (
    <picture>
      <source type="image/avif" srcSet={addressOf(image, source, 'avif')} />
      <source type="image/webp" srcSet={addressOf(image, source, 'webp')} />
      {picture}
    </picture>
  )
}

/** A value once it rests: nothing is fetched for the sizes that a pinch passes through. */
function useSettled(value: number): number {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
