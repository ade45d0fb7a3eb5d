/** Says under a form's heading what has to be filled in. */
export function FormNote({ children }: { children: string }) {
  return <p className="mb-6 text-small text-ink-soft">{children}</p>
}
