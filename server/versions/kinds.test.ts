import { expect, test } from 'vitest'
import { kindInPaths } from '#contract/kind-in-query.ts'
import { type AnyEditable, editables } from './kinds.ts'

test.each(Object.values<AnyEditable>(editables))(
  '$kind is called in queries as in its path, $path',
  ({ kind, path }) => {
    expect(path.split('/')[1]).toBe(kindInPaths(kind))
  },
)
