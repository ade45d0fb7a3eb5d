import type { Banner } from '#contract/banner.ts'
import type { Page } from '#web/api/answers.ts'
import { deleteBanner, orderBanners } from '#web/api/banners.ts'
import { api } from '#web/api/request.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Deletable } from '../deletable.tsx'
import { Loaded } from '../loaded.tsx'
import { Ordered } from '../ordering/ordered.tsx'
import { BannerTable } from './banner-table.tsx'

/** What the home page begins with, in its order. */
export function Banners({ banners }: { banners: Promise<Page<Banner>> }) {
  return (
    <section aria-labelledby="banners" className="mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4 border-b border-ink pb-2">
        <h2 id="banners" className="text-title expanded">
          Banners
        </h2>
        <ButtonLink to="/admin/banners/new" size="small" className="min-h-11">
          Add banner
        </ButtonLink>
      </div>
      <Loaded promise={banners} loading="Loading banners...">
        {({ data }) =>
          data.length === 0 ? (
            <p className="py-4 text-small text-ink-soft">
              No banners yet. The home page begins with a picture of the catalogue.
            </p>
          ) : (
            <Ordered rows={data} save={(ids) => orderBanners(api, ids)}>
              {(rows) => (
                <Deletable
                  rows={rows}
                  itemType="Banner"
                  nameOf={({ title }) => title}
                  remove={(id) => deleteBanner(api, id)}
                >
                  {(onDelete) => <BannerTable banners={rows} onDelete={onDelete} />}
                </Deletable>
              )}
            </Ordered>
          )
        }
      </Loaded>
    </section>
  )
}
