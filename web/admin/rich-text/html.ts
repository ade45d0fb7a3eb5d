import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model'
import { inParagraphs, isHtml } from '#contract/rich-text.ts'
import { parseHtml } from './parse-html.ts'
import { htmlOfPlain, plainOf } from './plain.ts'
import { schema } from './schema.ts'

const parser = DOMParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

/** The text as the editor has it. What the editor does not know becomes what it knows, or goes. */
export function readHtml(html: string): Node {
  return parser.parse(parseHtml(html))
}

/** The text as HTML; '' where nothing is written. */
function writeHtml(doc: Node): string {
  const body = document.createElement('div')
  body.append(serializer.serializeFragment(doc.content))
  for (const item of body.querySelectorAll('li')) unwrapFirst(item)
  return isEmpty(doc) ? '' : body.innerHTML
}

/** How a text is saved: as HTML, or as plain text where it is nothing more than that. */
export interface Format {
  /** As HTML, whatever it is saved as. */
  htmlOf(text: string): string
  write(doc: Node): string
}

/** What was written without an element, before the editor came or by another client, keeps its lines. */
export const onlyHtml: Format = { htmlOf: inParagraphs, write: writeHtml }

export const plainOrHtml: Format = {
  htmlOf: (text) => (isHtml(text) ? text : htmlOfPlain(text)),
  write: (doc) => plainOf(doc) ?? writeHtml(doc),
}

/** Whether the editor would save all that a text has: it knows no tables, for instance. @param html the text as HTML */
export function isKept(html: string): boolean {
  const before = parseHtml(html)
  const after = parseHtml(writeHtml(readHtml(html)))
  return textOf(before) === textOf(after) && partsOf(before) === partsOf(after)
}

function isEmpty({ childCount, firstChild }: Node): boolean {
  return childCount === 1 && firstChild?.type === schema.nodes.paragraph && firstChild.content.size === 0
}

/** An item of one paragraph, or of one and a list below it, is written without that paragraph. */
function unwrapFirst(item: Element) {
  const [first, ...others] = item.children
  if (first?.tagName === 'P' && others.every(({ tagName }) => /^[UO]L$/.test(tagName)))
    first.replaceWith(...first.childNodes)
}

function textOf(body: HTMLElement): string {
  return (body.textContent ?? '').replace(/\s+/g, '')
}

const sameAs: Record<string, string> = { b: 'strong', i: 'em' }

/** Every element with what it says; where paragraphs begin, items and plain text differ without meaning. */
function partsOf(body: HTMLElement): string {
  return [...body.querySelectorAll(':not(p:not([id]))')]
    .map((element) => {
      const name = element.localName
      const said = element.getAttributeNames().filter((each) => !(name === 'img' && each === 'alt'))
      return [sameAs[name] ?? name, ...said.sort().map((each) => `${each}=${element.getAttribute(each)}`)]
    })
    .join('\n')
}
