import { momentOf } from '#contract/dates.ts'
import { filesAddress } from '#contract/file-address.ts'
import type { Media } from '#contract/media.ts'
import { getMedia } from '#web/api/media.ts'
import { api } from '#web/api/request.ts'
import { useListAddress } from '../list/list-address.ts'
import { BackLink } from '../page/back-link.tsx'
import { Loaded, later } from '../page/loaded.tsx'
import { adminMeta } from '../page/meta.ts'
import { PageHead } from '../page/page-head.tsx'
import type { Route } from './+types/detail.ts'
import { DeleteFile } from './delete.tsx'
import { MediaForm } from './form.tsx'
import { ReplaceFile } from './replace.tsx'
import { Uses } from './uses.tsx'
import { factsOf, nameOf } from './words.ts'

export function meta() {
  return adminMeta('File')
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { file: later(getMedia(api, params.id)) }
}

/** One file of the library: what it is, what is said of it, and what shows it. */
export default function MediaDetail({ loaderData: { file } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={useListAddress('/admin/media')}>Media</BackLink>
      <Loaded promise={file} loading="Loading file..." failed="Failed to load file">
        {(loaded) => (
          <>
            <PageHead title={nameOf(loaded)} note={factsOf(loaded)}>
              <DeleteFile file={loaded} />
            </PageHead>
            <MediaForm key={loaded._id} file={loaded} />
            <MediaFacts file={loaded} />
            <ReplaceFile key={`replace ${loaded._id}`} file={loaded} />
          </>
        )}
      </Loaded>
    </>
  )
}

function MediaFacts({ file }: { file: Media }) {
  const { _id, name, createdAt, removedAt, url } = file
  return (
    <section aria-labelledby="where-used" className="mt-10 border-t border-ink pt-4">
      <h2 id="where-used" className="mb-3 text-title expanded">
        Where it is used
      </h2>
      <Uses file={file} />
      {removedAt && (
        <p className="mt-2 text-small text-ink-soft">
          Nothing shows it: it goes after {momentOf(removedAt)}, unless something does by then or an earlier
          version keeps it.
        </p>
      )}
      <dl className="mt-6 grid gap-x-6 gap-y-1 text-small sm:grid-cols-[8rem_1fr]">
        <dt className="annotation text-ink-soft">Name</dt>
        <dd className="wrap-anywhere">{name}</dd>
        <dt className="annotation text-ink-soft">Stored</dt>
        <dd>{momentOf(createdAt)}</dd>
        <dt className="annotation text-ink-soft">File</dt>
        <dd className="flex gap-4">
          <a href={url} target="_blank" rel="noopener" className="ruled-link">
            Open
          </a>
          <a href={`${filesAddress}/${encodeURIComponent(_id)}/download`} className="ruled-link">
            Download
          </a>
        </dd>
      </dl>
    </section>
  )
}
