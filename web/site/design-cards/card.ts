import type { DesignSummary } from '#contract/design.ts'
import type { DesignImage } from '#contract/file.ts'

type Picture = Pick<DesignImage, 'fileId' | 'url' | 'alt' | 'width' | 'height' | 'placeholder' | 'focus'>

type Shown = '_id' | 'code' | 'title' | 'tags' | 'basePrice' | 'discountPrice' | 'area' | 'isStatic'

/** What a card shows of a design, and nothing else: a list goes to the browser twice, as HTML and to be hydrated. */
export interface Card extends Pick<DesignSummary, Shown> {
  subcategory: string
  picture: Picture | null
  /** What sets it apart from what was sought. */
  apart?: string
}

/** How many tags a card may show. */
const mostTags = 3

export function cardOf(design: DesignSummary): Card {
  const { _id, code, title, tags, basePrice, discountPrice, area, isStatic, subcategory, images } = design
  return {
    _id,
    code,
    title,
    tags: tags.slice(0, mostTags),
    basePrice,
    discountPrice,
    area,
    isStatic,
    subcategory: subcategory.name,
    picture: pictureOf(images[0]),
  }
}

/** What is drawn of a picture. The address of its original is needed only where it is no stored file. */
export function pictureOf(image: Picture | null | undefined): Picture | null {
  if (!image) return null
  const { fileId, url, alt, width, height, placeholder, focus } = image
  return { fileId, url: fileId ? '' : url, alt, width, height, placeholder, ...(focus && { focus }) }
}
