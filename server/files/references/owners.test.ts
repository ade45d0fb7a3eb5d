import { expect, it } from 'vitest'
import type { OwnerKind } from '../attachment-owner.ts'
import { type Finder, finders, isKnownKind } from './owners.ts'

it('A kind of document that shows files does not compile before it says how it is found', () => {
  // @ts-expect-error nothing says how a brochure is found
  finders satisfies Record<OwnerKind | 'brochure', Finder>
  finders satisfies Record<OwnerKind, Finder>
  expect(['design', 'settings', 'brochure', 'toString', null].map(isKnownKind)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
