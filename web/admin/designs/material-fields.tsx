import { useController } from 'react-hook-form'
import type { FormFile } from '../files/form-file.ts'
import { TextField } from '../forms/text-field.tsx'
import { ColorSuggestions } from './color-suggestions.tsx'
import { type DesignTyped, designForm } from './design-definition.ts'
import { namesColor, suggestedColors, withColorToggled } from './suggested-colors.ts'
import { usePictureColors } from './use-picture-colors.ts'

export function MaterialFields({ pictures }: { pictures: FormFile[] }) {
  const { field } = useController<DesignTyped, 'colors'>({ name: 'colors' })
  const colors = suggestedColors(usePictureColors(pictures))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...designForm.input('materials')} hint="Separated by commas: brick, teak, lime plaster" />
      <div className="grid content-start gap-3">
        <TextField {...designForm.input('colors')} hint="Separated by commas: white, terracotta" />
        <ColorSuggestions
          colors={colors}
          isChosen={(name) => namesColor(field.value, name)}
          onToggle={(name) => field.onChange(withColorToggled(field.value, name))}
        />
      </div>
    </div>
  )
}
