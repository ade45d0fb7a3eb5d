import type { Banner } from '#contract/banner.ts'
import type { Page } from '#web/api/answers.ts'
import { deleteBanner, orderBanners } from '#web/api/banners.ts'
import { api } from '#web/api/request.ts'
import { restoreFromTrash } from '#web/api/trash.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Section } from '../dashboard/section.tsx'
import { Deletable } from '../list/deletable.tsx'
import { SavedOrdering } from '../ordering/saved-ordering.tsx'
import { Loaded } from '../page/loaded.tsx'
import { StatusFilter, useOfStatus } from '../publishing/status-filter.tsx'
import { BannerTable } from './table.tsx'

/** What the home page begins with, in its order. */
export function Banners({ banners }: { banners: Promise<Page<Banner>> }) {
  const ofStatus = useOfStatus()
  return (
    <Section
      id="banners"
      title="Banners"
      aside={
        <div className="flex flex-wrap items-center gap-3">
          <StatusFilter />
          <ButtonLink to="/admin/banners/new" size="small" className="min-h-11">
            Add banner
          </ButtonLink>
        </div>
      }
    >
      <Loaded promise={banners} loading="Loading banners..." unsaid="Failed to fetch banners">
        {({ data }) => {
          const found = ofStatus(data)
          return found.length === 0 ? (
            <p className="py-4 text-small text-ink-soft">
              {data.length > 0
                ? 'No banner has this status.'
                : 'No banners yet. The home page opens with an image from the catalogue.'}
            </p>
          ) : (
            <SavedOrdering rows={found} isPartial={found.length < data.length} save={orderBanners}>
              {(rows) => (
                <Deletable
                  rows={rows}
                  itemType="Banner"
                  nameOf={({ title }) => title}
                  remove={(id) => deleteBanner(api, id)}
                  restore={(id) => restoreFromTrash(api, id)}
                >
                  {(onDelete) => <BannerTable banners={rows} onDelete={onDelete} />}
                </Deletable>
              )}
            </SavedOrdering>
          )
        }}
      </Loaded>
    </Section>
  )
}
