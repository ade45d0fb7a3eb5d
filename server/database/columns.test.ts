import { describe, expect, it } from 'vitest'
import { type Columns, columnMap, flag, jsonList, jsonOrNull, money, plain, textOr } from './columns.ts'

interface Fields {
  title?: string
  price?: number | null
  isNew?: boolean
  tags?: string[]
  size?: { width: number } | null
  button?: string
}

const columns = {
  title: plain<string>(''),
  price: money,
  isNew: flag(),
  tags: jsonList<string>(),
  size: jsonOrNull<{ width: number }>(),
  button: textOr('Read more'),
} satisfies Columns<Fields>

const map = columnMap(columns, {
  titleKey: { from: 'title', by: (title: string) => title.toLowerCase() },
})

describe('A map of columns', () => {
  it('encodes what the input carries, with what is derived from it, and nothing else', () => {
    expect(map.changes({})).toEqual({})
    expect(map.changes({ title: 'A House', price: 19.99, isNew: true })).toEqual({
      title: 'A House',
      titleKey: 'a house',
      price: 1999,
      isNew: 1,
    })
    expect(map.changes({ tags: ['a'], size: { width: 2 }, button: '' })).toEqual({
      tags: '["a"]',
      size: '{"width":2}',
      button: 'Read more',
    })
    expect(map.changes({ title: undefined, price: null, size: null })).toEqual({ price: null, size: null })
  })

  it('fills in what a new document does not say', () => {
    const row = {
      title: 'House',
      titleKey: 'house',
      price: null,
      isNew: 0,
      tags: '[]',
      size: null,
      button: 'Read more',
    }
    expect(map.row({ title: 'House' })).toEqual(row)
    expect(Object.keys(row).sort()).toEqual([...map.names, 'titleKey'].sort())
  })

  it('decodes a row to the values that were encoded, and leaves out every other column', () => {
    const values = { title: 'A', price: 0.29, isNew: true, tags: ['x'], size: { width: 1 }, button: 'Go' }
    expect(map.values({ ...map.row(values), id: 'other' } as ReturnType<typeof map.row>)).toEqual(values)
  })

  it('is not compiled where a field is forgotten, added or of another type', () => {
    const { title: _, ...withoutTitle } = columns
    // @ts-expect-error the title is forgotten
    withoutTitle satisfies Columns<Fields>
    // @ts-expect-error no such field
    void ({ ...columns, storeys: plain<number | null>(null) } satisfies Columns<Fields>)
    // @ts-expect-error a flag is no list
    void ({ ...columns, tags: flag() } satisfies Columns<Fields>)
    // @ts-expect-error a column that takes no null
    void ({ ...columns, price: plain<number>(0) } satisfies Columns<Fields>)
    // @ts-expect-error nothing to derive it from
    columnMap(columns, { nameKey: { from: 'name', by: (name: string) => name } })
  })
})
