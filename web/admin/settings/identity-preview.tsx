import { type CSSProperties, useState } from 'react'
import { accentPattern, grounds, ownAccent, usedAccent } from '#contract/accent.ts'
import { viewUrl } from '#contract/file-address.ts'
import { Button } from '#web/ui/button.tsx'
import type { FormFiles } from '../files/use-files.ts'

const wordmark = 2

interface IdentityPreviewProps {
  name: string
  accent: string
  logo: FormFiles
  logoOnDark: FormFiles
}

/** Header, card, button and footer as what is typed would make them; nothing in it acts. */
export function IdentityPreview({ name, accent, logo, logoOnDark }: IdentityPreviewProps) {
  const typed = accent.trim().toLowerCase()
  const { onPaper, onPaperDeep, onBoard, onBoardDeep } = usedAccent(
    accentPattern.test(typed) ? typed : ownAccent,
  )
  return (
    <section aria-labelledby="identity-preview" className="mb-10 self-start xl:sticky xl:top-20">
      <h2 id="identity-preview" className="annotation mb-3">
        Preview
      </h2>
      <div inert className="border border-ink" style={tokens(onPaper, onPaperDeep, grounds.paper)}>
        <div className="flex h-16 items-center justify-between gap-3 border-b border-hairline px-4">
          <Firm name={name} url={urlOf(logo)} className="h-9 max-w-40" />
          <Button size="small">Enquire</Button>
        </div>
        <div className="p-4">
          <div className="h-24 bg-paper-deep" />
          <div className="h-0.5 bg-accent" />
          <p className="mt-2 font-medium">House with a court</p>
          <p className="annotation text-ink-soft">
            ARC-1001 · Villa · <span className="text-accent">12% off</span>
          </p>
          <p className="mt-3 text-small">
            Text with <span className="text-accent underline underline-offset-4">a link in the accent</span>.
          </p>
        </div>
        <div
          className="flex items-center justify-between gap-3 bg-board p-4 text-paper"
          style={tokens(onBoard, onBoardDeep, grounds.ink)}
        >
          <Firm name={name} url={urlOf(logoOnDark)} className="h-9 max-w-40" />
          <Button size="small">Submit</Button>
        </div>
      </div>
    </section>
  )
}

/** As the site shows it: a wide logo without the name. */
function Firm({ name, url, className }: { name: string; url: string; className: string }) {
  const [proportion, setProportion] = useState(1)
  const isNamed = !url || proportion < wordmark
  return (
    <span className="flex min-w-0 items-center gap-2">
      {url && (
        <img
          src={url}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setProportion(naturalHeight > 0 ? naturalWidth / naturalHeight : 1)
          }
          className={`w-auto min-w-0 shrink object-contain object-left ${className}`}
        />
      )}
      {isNamed && <span className="truncate expanded">{name}</span>}
    </span>
  )
}

function urlOf({ files: [file] }: FormFiles): string {
  return file?.chosen?.previewUrl ?? (file?.fileId ? viewUrl(file.fileId) : '')
}

function tokens(accent: string, deep: string, on: string): CSSProperties {
  return { '--color-accent': accent, '--color-accent-deep': deep, '--color-on-accent': on } as CSSProperties
}
