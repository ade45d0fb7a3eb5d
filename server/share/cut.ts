import type { FocalPoint } from '#contract/file.ts'

interface Size {
  width: number
  height: number
}

/**
 * The largest part of a picture that has the proportions of a room, in pixels. As far from its edges as the focal point is from the picture's:
 * so it is in there, and browsers cut the same (`object-position`).
 */
export function cutOf(picture: Size, room: Size, focus: FocalPoint | null) {
  const scale = Math.min(picture.width / room.width, picture.height / room.height)
  const width = Math.min(picture.width, Math.round(room.width * scale))
  const height = Math.min(picture.height, Math.round(room.height * scale))
  const { x, y } = focus ?? { x: 0.5, y: 0.5 }
  return {
    ...{ width, height },
    left: Math.round((picture.width - width) * x),
    top: Math.round((picture.height - height) * y),
  }
}
