import type { DesignSummary } from './design.ts'

/** A design's one true address. */
export function designPath({ code }: Pick<DesignSummary, 'code'>): string {
  return `/designs/${encodeURIComponent(code)}`
}
