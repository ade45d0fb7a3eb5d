import { counted } from '#contract/count.ts'
import type { Report } from './check.ts'

/**
 * Prints what is wrong; with `isRepair` mends what can be mended.
 * @returns the exit code: 0 where all is well in the end
 */
export async function report(
  { files, bytes, findings }: Report,
  isRepair: boolean,
  print: (line: string) => void,
): Promise<number> {
  let left = findings.length
  for (const { problem, mend } of findings) {
    print(problem)
    const mended = isRepair ? await mend() : undefined
    if (mended) left--
    if (isRepair) print(`  ${mended ?? 'Left as it is'}`)
  }
  const checked = `${counted(files, 'file')} (${(bytes / 1024 / 1024).toFixed(1)} MB) checked`
  if (findings.length === 0) print(`${checked}: all is well.`)
  else if (isRepair) print(`${checked}: ${counted(findings.length, 'problem')}, ${left} left.`)
  else print(`${checked}: ${counted(findings.length, 'problem')}. Mend with: npm run files -- repair`)
  return left === 0 ? 0 : 1
}
