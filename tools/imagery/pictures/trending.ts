import { farmhouse } from '../houses/farmhouse.ts'
import { jaaliHouse } from '../houses/jaali-house.ts'
import { pavilion } from '../houses/pavilion.ts'
import { model, type Pictures, plan } from '../picture.ts'

export const trending: Pictures = {
  'farmhouse-hero': model(farmhouse, { azimuth: -32, pitch: 13, margin: 1.08 }),
  'farmhouse-porch': model(
    farmhouse,
    { azimuth: -66, pitch: 5, margin: 0.94 },
    { light: { azimuth: -78, height: 27 } },
  ),
  'farmhouse-plan': plan(farmhouse),
  'jaali-hero': model(jaaliHouse, { azimuth: -32, pitch: 12, margin: 1.14 }, { size: [1500, 1250] }),
  'jaali-street': model(
    jaaliHouse,
    { azimuth: 22, pitch: 3, margin: 0.96, shift: [0, 0.04] },
    { size: [1200, 1500] },
  ),
  'jaali-plan': plan(jaaliHouse),
  'pavilion-hero': model(pavilion, { azimuth: -28, pitch: 16, margin: 1.08 }),
  'pavilion-water': model(pavilion, { azimuth: 22, pitch: 5, margin: 0.98 }),
  'pavilion-plan': plan(pavilion),
}
