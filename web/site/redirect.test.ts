import { expect, it } from 'vitest'
import { loader } from './redirect.ts'

const leadsTo = (path: string) =>
  loader({ url: new URL(path, 'http://site.example') }).headers.get('location')

it.each([
  ['/interior-design', '/category/interior'],
  ['/Interior-Design', '/category/interior'],
  ['/ELEVATION/', '/category/elevation'],
  ['/%66loor-plan?from=mail', '/category/floor-plan'],
  ['/design-categories//', '/category/architecture'],
])('the old address %s leads to %s, however it is written', (path, target) => {
  expect(leadsTo(path)).toBe(target)
})
