import { bedroom } from '../houses/bedroom.ts'
import { kitchen } from '../houses/kitchen.ts'
import { livingRoom } from '../houses/living-room.ts'
import { opened } from '../houses/room-shell.ts'
import { model, type Pictures, plan } from '../picture.ts'

const furnished = { withFurniture: true, withDoors: false }
const fromLeft = { ...furnished, light: { azimuth: -74, height: 42, sky: 0.5 } }
const fromBehind = { ...furnished, light: { azimuth: 158, height: 42, sky: 0.58, sun: 3.5 } }
const fromFront = { ...furnished, light: { azimuth: -16, height: 40, sky: 0.46, sun: 2.8 } }

export const interiors: Pictures = {
  'living-hero': model(
    opened(livingRoom, ['front', 'right']),
    { azimuth: 30, pitch: 27, margin: 1.1, blur: 1.6 },
    fromLeft,
  ),
  'living-shelves': model(
    opened(livingRoom, ['front', 'left']),
    { azimuth: -34, pitch: 22, margin: 1.1, blur: 1.6 },
    fromFront,
  ),
  'living-plan': plan(livingRoom),
  'bedroom-hero': model(
    opened(bedroom, ['front', 'left']),
    { azimuth: -33, pitch: 27, margin: 1.1, blur: 1.6 },
    fromBehind,
  ),
  'bedroom-bay': model(
    opened(bedroom, ['front', 'right']),
    { azimuth: 36, pitch: 22, margin: 1.1, blur: 1.6 },
    fromLeft,
  ),
  'bedroom-plan': plan(bedroom),
  'kitchen-hero': model(
    opened(kitchen, ['front', 'right']),
    { azimuth: 28, pitch: 24, margin: 1.1, blur: 1.6 },
    fromLeft,
  ),
  'kitchen-ledge': model(
    opened(kitchen, ['front', 'left']),
    { azimuth: -32, pitch: 20, margin: 1.1, blur: 1.6 },
    fromFront,
  ),
  'kitchen-plan': plan(kitchen),
}
