import { TitleBlock } from '#web/ui/title-block.tsx'

/** What visitors see, with status 503, while the site is being worked on. */
export function MaintenancePage({ websiteName }: { websiteName: string }) {
  return (
    <main className="sheet flex min-h-svh flex-col justify-between gap-12 py-8">
      <title>{`Under maintenance · ${websiteName}`}</title>
      <meta name="robots" content="noindex" />
      <p className="text-title expanded">{websiteName}</p>
      <div>
        <h1 className="text-display expanded">Under maintenance</h1>
        <p className="mt-6 max-w-xl text-lead text-ink-soft">
          The drawings are off the wall while we work on the site. Please come back a little later.
        </p>
      </div>
      <TitleBlock>
        <span>{websiteName}</span>
        <span>503</span>
        <span>Not for construction</span>
      </TitleBlock>
    </main>
  )
}
