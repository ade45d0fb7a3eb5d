import type { AreaUnit } from '../areas.ts'
import { Phrases } from './phrases.ts'

/** Units of areas, as they are typed behind a figure. */
export const squareUnits = new Phrases<AreaUnit>([
  [
    'sqft,sqfts,sft,sf,sqfeet,sqfoot,sq ft,sq fts,sq feet,sq foot,sq fit,square ft,square feet,square foot,squarefeet,squarefoot,ft2,feet2,sqaure feet,squre feet,वर्ग फुट,वर्ग फीट,वर्गफुट,वर्गफीट,स्क्वायर फीट,स्क्वायर फुट',
    'sqft',
  ],
  [
    'sqm,sqmt,sqmtr,sqmeter,sq m,sq mt,sq mtr,sq mtrs,sq meter,sq meters,sq metre,sq metres,square m,square meter,square meters,square metre,square metres,m2,m ²,m 2,वर्ग मीटर,वर्गमीटर',
    'sqm',
  ],
  [
    'yd2,gaj,gaz,guj,gaaj,gajj,sqyd,sqyds,sqyard,sqyards,sq yd,sq yds,sq yard,sq yards,sq gaj,square yd,square yds,square yard,square yards,गज,वर्ग गज',
    'gaj',
  ],
  ['cent,cents,सेंट', 'cent'],
])
