import { beforeEach, vi } from 'vitest'
import { begin, leaveOut } from './balanced.ts'

beforeEach(({ skip }) => begin(skip))

/** What a test has happen inside its own process happens in none of the product's. */
for (const how of ['spyOn', 'useFakeTimers', 'setSystemTime', 'stubGlobal', 'stubEnv'] as const)
  Object.assign(vi, { [how]: () => leaveOut(`vi.${how}`) })
