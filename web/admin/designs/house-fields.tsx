import { facingNames, facings, vastuAnswers, vastuNames } from '#contract/house-shown.ts'
import { NumberField } from '../forms/number-field.tsx'
import { SelectField } from '../forms/select-field.tsx'
import { SwitchField } from '../forms/switch-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { designForm, plotUnitsOffered } from './design-definition.ts'

const { input } = designForm

/** What a house is: visitors find it by their plot, their family and the road that they live on. */
export function HouseFields() {
  return (
    <>
      <div className="grid grid-cols-3 gap-5">
        <NumberField {...input('house.plot.width')} />
        <NumberField {...input('house.plot.depth')} />
        <SelectField {...input('house.plot.unit')} options={plotUnitsOffered} />
      </div>
      <p className="-mt-3 text-small text-ink-soft">
        The plot that it was drawn for: its width lies along the road.
      </p>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
        <NumberField {...input('house.bedrooms')} />
        <NumberField {...input('house.bathrooms')} />
        <NumberField {...input('house.floors')} />
        <NumberField {...input('house.parking')} />
      </div>
      <p className="-mt-3 text-small text-ink-soft">Floors with the ground floor: G+1 is 2.</p>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
        <SelectField {...input('house.facing')} options={facings} names={facingNames} none="Not known" />
        <SelectField {...input('house.vastu')} options={vastuAnswers} names={vastuNames} none="Not known" />
        <TextField {...input('house.style')} />
      </div>
      <SwitchField {...input('house.stilt')} />
    </>
  )
}
