import { useController } from 'react-hook-form'
import { accentPattern, contrast, grounds, ownAccent, usedAccent } from '#contract/accent.ts'
import { TextField } from '../forms/text-field.tsx'

/** A colour, typed or picked, with what the site makes of it: how well it reads as it was asked, and as it is used. */
export function AccentField(field: { name: string; label: string; most?: number }) {
  const { field: control } = useController({ name: field.name })
  const typed = String(control.value ?? '')
    .trim()
    .toLowerCase()
  const asked = accentPattern.test(typed) ? typed : ''
  return (
    <div className="grid gap-4">
      <div className="flex items-start gap-3">
        <TextField
          {...field}
          hint="As #rrggbb; empty for the built-in one"
          placeholder={ownAccent}
          className="max-w-60 grow"
        />
        <input
          type="color"
          aria-label="Pick the accent colour"
          value={asked || ownAccent}
          onChange={(event) => control.onChange(event.target.value)}
          className="mt-7.5 h-12 w-14 cursor-pointer border border-edge bg-transparent p-1"
        />
      </div>
      {asked && <Uses asked={asked} />}
    </div>
  )
}

function Uses({ asked }: { asked: string }) {
  const { onPaper, onBoard } = usedAccent(asked)
  const uses = [
    { name: 'On paper', ground: grounds.paper, used: onPaper, change: 'darkened' },
    { name: 'On the dark ground', ground: grounds.board, used: onBoard, change: 'lightened' },
  ]
  return (
    <dl aria-label="How the colour is used" className="max-w-md border-t border-hairline">
      {uses.map(({ name, ground, used, change }) => (
        <div key={name} className="grid grid-cols-[7rem_1fr] gap-x-4 border-b border-hairline py-2">
          <dt className="text-small">{name}</dt>
          <dd className="annotation grid gap-1.5">
            <Shade label="Asked" color={asked} ground={ground} />
            <Shade
              label={used === asked ? 'Used as it is' : `Used, ${change}`}
              color={used}
              ground={ground}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Shade({ label, color, ground }: { label: string; color: string; ground: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="size-4 border border-edge" style={{ background: color }} />
      {`${label}: ${color}, ${contrast(color, ground).toFixed(1)} : 1`}
    </span>
  )
}
