import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askForSignInWith, signInAgain, storedToken } from './token.ts'

let stop = () => {}

function stored(token: string | null) {
  vi.stubGlobal('window', { localStorage: { getItem: () => token } })
}

beforeEach(() => stored('old'))
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('where nothing can ask, a refused change is not sent again', async () => {
  expect(await signInAgain('old')).toBe(false)
})

test('changes that are refused together ask once, and the next one asks anew', async () => {
  const ask = vi.fn(async () => true)
  stop = askForSignInWith(ask)
  expect(await Promise.all([signInAgain('old'), signInAgain('old'), signInAgain('old')])).toEqual([
    true,
    true,
    true,
  ])
  expect(ask).toHaveBeenCalledTimes(1)
  await signInAgain('old')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('whoever does not sign in sends nothing again', async () => {
  stop = askForSignInWith(async () => false)
  expect(await signInAgain('old')).toBe(false)
})

test('a session that began meanwhile is used without asking, except for a change of the own account', async () => {
  const ask = vi.fn(async () => true)
  stop = askForSignInWith(ask)
  stored('new')
  expect(await signInAgain('old')).toBe(true)
  expect(ask).not.toHaveBeenCalled()
  await signInAgain('old', true)
  expect(ask).toHaveBeenCalledWith(true)
})

test('a session that was ended elsewhere asks', async () => {
  const ask = vi.fn(async () => true)
  stop = askForSignInWith(ask)
  stored(null)
  expect(await signInAgain('old')).toBe(true)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a browser that keeps nothing for this site holds no token, and asks without one', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(storedToken()).toBeNull()
})
