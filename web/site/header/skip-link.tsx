/** Leads past the header, to the page's own `main`: the first thing that the keyboard comes to, and seen only then. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      href="#main"
      className="absolute top-2 left-2 z-30 -translate-y-20 bg-ink px-4 py-3 text-paper focus:translate-y-0"
    >
      {children}
    </a>
  )
}
