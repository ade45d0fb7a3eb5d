import { pictureKind } from '#contract/file.ts'
import { kindLabels, type PictureKind, pictureKinds } from '#contract/picture-kinds.ts'
import { Select } from '#web/ui/select.tsx'

interface KindSelectProps {
  label: string
  kind?: PictureKind | null
  /** Sets every picture at once and goes back to its label; each picture has a kind of its own. */
  isOfAll?: boolean
  onChange: (kind: PictureKind | null) => void
}

/** What a picture is of, as it is told under it on the site. */
export function KindSelect({ label, kind, isOfAll = false, onChange }: KindSelectProps) {
  return (
    <div className={isOfAll ? 'w-56' : 'mt-1'}>
      <Select
        aria-label={label}
        value={kind ?? ''}
        onChange={({ target }) => onChange(pictureKind.safeParse(target.value).data ?? null)}
        className="min-h-11! py-1! text-small! md:min-h-9!"
      >
        {isOfAll && <option value="">{label}</option>}
        <option value={isOfAll ? 'none' : ''}>No kind</option>
        {pictureKinds.map((each) => (
          <option key={each} value={each}>
            {kindLabels[each]}
          </option>
        ))}
      </Select>
    </div>
  )
}
