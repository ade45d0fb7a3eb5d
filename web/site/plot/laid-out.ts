import type { DesignFit } from '#contract/finder.ts'

/** A rectangle of the drawing, y downwards. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The paper around the plot, for strings, the north point and the road. */
const around = { left: 54, right: 86, top: 58, bottom: 52 }
const paperWidth = 340
const tallest = 250

/**
 * Where everything lies on a drawing of one width, the road at its foot. One metre is `scale` units; the drawing is as tall as
 * the plot asks for, and all of it shrinks where the house reaches over the plot.
 */
export function laidOut({ plot, setbacks, footprint, margins }: DesignFit) {
  const widest = Math.max(plot.width, margins.left + footprint.width)
  const deepest = Math.max(plot.depth, margins.front + footprint.depth)
  const acrossPaper = paperWidth - around.left - around.right
  const scale = Math.min(acrossPaper / widest, tallest / deepest)
  const paper = { width: paperWidth, height: around.top + deepest * scale + around.bottom }
  const left = around.left + (acrossPaper - widest * scale) / 2
  const foot = paper.height - around.bottom
  /** Of a rectangle on the plot, from its left front corner. */
  const boxOf = (x: number, y: number, width: number, depth: number): Box => ({
    x: left + x * scale,
    y: foot - (y + depth) * scale,
    width: width * scale,
    height: depth * scale,
  })
  const open = {
    width: Math.max(0, plot.width - setbacks.left - setbacks.right),
    depth: Math.max(0, plot.depth - setbacks.front - setbacks.back),
  }
  const inside = {
    width: Math.max(0, Math.min(footprint.width, setbacks.left + open.width - margins.left)),
    depth: Math.max(0, Math.min(footprint.depth, setbacks.front + open.depth - margins.front)),
  }
  return {
    paper,
    scale,
    plot: boxOf(0, 0, plot.width, plot.depth),
    buildable: boxOf(setbacks.left, setbacks.front, open.width, open.depth),
    /** The whole house. */
    house: boxOf(margins.left, margins.front, footprint.width, footprint.depth),
    /** What of it lies where it may be built. */
    built: boxOf(margins.left, margins.front, inside.width, inside.depth),
  }
}
