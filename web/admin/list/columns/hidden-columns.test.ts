import { describe, expect, it } from 'vitest'
import { hiddenIn } from './hidden-columns.ts'

describe('the columns that a browser hides', () => {
  it('are those stored of the list, and of no other', () => {
    const text = JSON.stringify({ Designs: ['Image', 'Updated'], Services: ['Icon'] })
    expect(hiddenIn(text, 'Designs')).toEqual(['Image', 'Updated'])
    expect(hiddenIn(text, 'Enquiries')).toEqual([])
  })

  it('are none where nothing was stored', () => {
    expect(hiddenIn(null, 'Designs')).toEqual([])
  })

  it.each(['', '{', 'null', '5', '"Image"', '[]', '{"Designs":"Image"}', '{"Designs":{"0":"Image"}}'])(
    'are none where %j is stored',
    (text) => {
      expect(hiddenIn(text, 'Designs')).toEqual([])
    },
  )

  it('leave out what is no header', () => {
    expect(hiddenIn('{"Designs":[5,null,"Image"]}', 'Designs')).toEqual(['Image'])
  })
})
