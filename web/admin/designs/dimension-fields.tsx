import { dimensionUnits } from '#contract/units.ts'
import { NumberField } from '../forms/number-field.tsx'
import { SelectField } from '../forms/select-field.tsx'
import { designForm } from './design-definition.ts'

const { input } = designForm

export function DimensionFields() {
  return (
    <>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
        <NumberField {...input('dimensions.width')} />
        <NumberField {...input('dimensions.height')} />
        <NumberField {...input('dimensions.depth')} />
        <SelectField {...input('dimensions.unit')} options={dimensionUnits} />
      </div>
      <p className="-mt-3 text-small text-ink-soft">Dimensions are shown once a width is entered.</p>
    </>
  )
}
