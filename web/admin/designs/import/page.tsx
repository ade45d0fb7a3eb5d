import { useState } from 'react'
import { everyCategory } from '#web/api/categories.ts'
import { useListAddress } from '../../list/list-address.ts'
import { BackLink } from '../../page/back-link.tsx'
import { useFocusKept } from '../../page/focus.ts'
import { adminMeta } from '../../page/meta.ts'
import { PageHead } from '../../page/page-head.tsx'
import { loadSignedIn } from '../../session/session.ts'
import type { Route } from './+types/page.ts'
import { ChooseSheet } from './choose-sheet.tsx'
import { ImportSheet } from './import-sheet.tsx'
import { useChosenPictures } from './pictures/use-chosen.ts'
import type { Sheet } from './sheet.ts'

export function meta() {
  return adminMeta('Import Designs')
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadSignedIn(request, async (api) => ({ categories: await everyCategory(api, { status: 'any' }) }))
}

export default function ImportDesigns({ loaderData: { categories } }: Route.ComponentProps) {
  const [file, setFile] = useState<{ name: string; sheet: Sheet } | null>(null)
  // A file that was mended and is chosen again finds them still there.
  const chosen = useChosenPictures()
  return (
    <>
      <BackLink to={useListAddress('/admin/designs')}>Back</BackLink>
      <PageHead title="Import Designs" note={file?.name} />
      <div ref={useFocusKept(file)}>
        {file ? (
          <ImportSheet
            sheet={file.sheet}
            categories={categories}
            chosen={chosen}
            onOther={() => setFile(null)}
          />
        ) : (
          <ChooseSheet onSheet={(sheet, name) => setFile({ sheet, name })} />
        )}
      </div>
    </>
  )
}
