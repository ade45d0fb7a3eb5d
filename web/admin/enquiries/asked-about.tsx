import { designPath } from '#contract/design-path.ts'
import type { Enquiry } from '#contract/enquiry.ts'
import { plotInWords } from '#contract/fit/plot-in-words.ts'
import { Picture } from '#web/ui/picture.tsx'
import { EnquiredDesign } from './enquired-design.tsx'
import { Entry } from './entry.tsx'

/** What an enquiry is about, and what the visitor had looked for before. */
export function AskedAbout({
  about,
  design,
}: Pick<Enquiry, 'design'> & { about: NonNullable<Enquiry['about']> }) {
  const { code, title, list, plot, search, page } = about
  return (
    <>
      {code !== null && title !== null && (
        <Entry label="Design">
          <EnquiredDesign about={{ ...about, code, title }} design={design} />
        </Entry>
      )}
      {list.length > 0 && (
        <Entry label="Shortlist">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-4">
            {list.map((chosen) => (
              <li key={chosen.code} className="min-w-0">
                <a href={designPath(chosen)} target="_blank" rel="noopener" className="block text-small">
                  <Picture
                    image={chosen.image}
                    alt=""
                    sizes="160px"
                    className="aspect-4/3 w-full object-cover"
                  />
                  <span className="mt-1 line-clamp-2 wrap-anywhere">{chosen.title}</span>
                  <span className="annotation text-ink-soft">{chosen.code}</span>
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </Entry>
      )}
      {plot && (
        <Entry label="Plot">
          {code ? (
            <Elsewhere path={`${designPath({ code })}?plot=${encodeURIComponent(plot)}`}>
              {plotInWords(plot)}
            </Elsewhere>
          ) : (
            plotInWords(plot)
          )}
        </Entry>
      )}
      {search && (
        <Entry label="Searched for">
          <Elsewhere path={`/gallery?search=${encodeURIComponent(search)}`}>{search}</Elsewhere>
        </Entry>
      )}
      {page && (
        <Entry label="Written on">
          <Elsewhere path={page}>{page}</Elsewhere>
        </Entry>
      )}
    </>
  )
}

function Elsewhere({ path, children }: { path: string; children: string }) {
  return (
    <a href={path} target="_blank" rel="noopener" className="ruled-link wrap-anywhere">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
