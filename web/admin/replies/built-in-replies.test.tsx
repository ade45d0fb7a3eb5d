import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { BuiltInReplies } from './built-in-replies.tsx'

/** The page's built-in ones beside so many of the firm's own, of which the first is called 'Ask for details'. */
function shown(count: number) {
  const own = Array.from({ length: count }, (_, index) => ({
    ...{ _id: `${index}`, updatedAt: '', text: 'Dear {name}' },
    name: index === 0 ? 'Ask for details' : `Own ${index}`,
  }))
  return renderToStaticMarkup(
    <MemoryRouter>
      <BuiltInReplies own={own} />
    </MemoryRouter>,
  )
}

test('none is changed where there are as many of the firm’s own as there may be, which is said once', () => {
  const why = 'To change another, delete one of your own first.'
  const said = [limits.replies.most - 1, limits.replies.most].map((count) => {
    const html = shown(count)
    return {
      changeable: html.split('>Change<').length - 1,
      replaced: html.split('Replaced by yours').length - 1,
      refused: html.split(why).length - 1,
    }
  })
  expect(said).toEqual([
    { changeable: 2, replaced: 1, refused: 0 },
    { changeable: 0, replaced: 1, refused: 1 },
  ])
})
