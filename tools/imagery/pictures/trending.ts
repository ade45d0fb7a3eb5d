import { farmhouse } from '../houses/farmhouse.ts'
import { jaaliHouse } from '../houses/jaali-house.ts'
import { pavilion } from '../houses/pavilion.ts'
import { model, type Pictures, plan } from '../picture.ts'

const wide = { size: [16, 9] } as const

export const trending: Pictures = {
  'farmhouse-hero': model(farmhouse, { azimuth: -32, pitch: 14, margin: 1.1 }, wide),
  'farmhouse-porch': model(
    farmhouse,
    { azimuth: -62, pitch: 6, margin: 1.05 },
    { light: { azimuth: -25, height: 27 } },
  ),
  'farmhouse-plan': plan(farmhouse),
  'jaali-hero': model(jaaliHouse, { azimuth: -32, pitch: 12, margin: 1.14 }, { size: [6, 5] }),
  'jaali-street': model(jaaliHouse, { azimuth: 22, pitch: 4, margin: 1.1 }, { size: [26, 23] }),
  'jaali-plan': plan(jaaliHouse),
  'pavilion-hero': model(pavilion, { azimuth: -28, pitch: 16, margin: 1.1 }, wide),
  'pavilion-water': model(pavilion, { azimuth: 22, pitch: 9, margin: 1.04 }, wide),
  'pavilion-plan': plan(pavilion),
}
