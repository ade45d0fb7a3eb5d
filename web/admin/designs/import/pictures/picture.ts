/** What the name of a file stands for: a stored picture, one that is on its way or looked for, or nothing that a design can have. */
export type Picture =
  | { state: 'stored'; fileId: string }
  | { state: 'awaited' }
  | { state: 'refused'; reason: string }

/** By the keys of their names; undefined where there is none of that name. */
export type Pictures = ReadonlyMap<string, Picture | undefined>

/** @param refusal as the form of a design says it */
export function refusedAs(refusal: string): Picture {
  return { state: 'refused', reason: `cannot be a picture of a design: ${refusal}` }
}
