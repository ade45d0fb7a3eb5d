import type { MediaType } from '#contract/file.ts'

interface TypeFieldProps {
  value: MediaType
  onChange: (type: MediaType) => void
}

const choices: { type: MediaType; label: string }[] = [
  { type: 'image', label: 'Image' },
  { type: 'video', label: 'Video' },
]

export function TypeField({ value, onChange }: TypeFieldProps) {
  return (
    <fieldset>
      <legend className="text-small font-medium">Type</legend>
      <div className="mt-1 flex gap-8">
        {choices.map(({ type, label }) => (
          <label key={type} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-small">
            <input
              type="radio"
              name="type"
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
              className="size-4 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
