import { ErrorText } from '#web/ui/error-text.tsx'

/** Why files were not taken. */
export function Refusals({ refusals }: { refusals: string[] }) {
  return refusals.map((refusal) => (
    <ErrorText key={refusal} className="text-small break-words">
      {refusal}
    </ErrorText>
  ))
}
