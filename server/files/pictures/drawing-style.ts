import { parse, type Root } from 'postcss'
import { attributes, isOwnValue } from './drawing-vocabulary.ts'

/** A style sheet of a drawing: rules that set what attributes could set too. Nothing is fetched by them. */
export function cleanSheet(css: string): string {
  const root = parse(css)
  root.walkAtRules((rule) => void rule.remove())
  return clean(root)
}

/** What a `style` attribute declares. */
export function cleanStyle(css: string): string {
  const root = parse(css)
  for (const node of [...root.nodes]) if (node.type !== 'decl') node.remove()
  return clean(root)
}

function clean(root: Root): string {
  root.walkComments((comment) => void comment.remove())
  root.walkDecls((declaration) => {
    const { prop, value } = declaration
    if (!attributes.has(prop.toLowerCase()) || !isOwnValue(value)) declaration.remove()
  })
  return root.toString()
}
