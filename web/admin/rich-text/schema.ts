import {
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
  Schema,
  type TagParseRule,
} from 'prosemirror-model'

/** Headings of a text stand below the page's own, which is the first. */
const levels: Record<string, number> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    parseDOM: [{ tag: 'p' }],
    toDOM: (): DOMOutputSpec => ['p', 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: Object.entries(levels).map(([tag, level]) => ({ tag, attrs: { level } })),
    toDOM: ({ attrs }): DOMOutputSpec => [`h${attrs.level}`, 0],
  },
  quotation: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: (): DOMOutputSpec => ['blockquote', 0],
  },
  bulletList: {
    content: 'listItem+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: (): DOMOutputSpec => ['ul', 0],
  },
  numberedList: {
    content: 'listItem+',
    group: 'block',
    attrs: { start: { default: 1 } },
    parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: (list as HTMLOListElement).start }) }],
    toDOM: ({ attrs }): DOMOutputSpec => ['ol', attrs.start === 1 ? {} : { start: attrs.start }, 0],
  },
  listItem: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: (): DOMOutputSpec => ['li', 0],
  },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: (): DOMOutputSpec => ['hr'] },
  picture: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: { src: {}, alt: { default: '' } },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (image) => ({ src: image.getAttribute('src'), alt: image.getAttribute('alt') ?? '' }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['img', { src: attrs.src, alt: attrs.alt }],
  },
  lineBreak: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>

/** Pasted elements that look so, whatever else they are. */
function styled(property: string, value: RegExp): TagParseRule {
  return {
    tag: '[data-style]',
    consuming: false,
    getAttrs: (element) => isStyled(element, property, value) && null,
  }
}

/** Word's own properties end as the browser's do (`mso-bidi-font-weight`), and are about other scripts. */
function isStyled({ dataset }: HTMLElement, property: string, value: RegExp): boolean {
  return (dataset.style ?? '').split(';').some((declaration) => {
    const [name = '', written = ''] = declaration.split(':')
    return name.trim().toLowerCase() === property && value.test(written.trim())
  })
}

const marks = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => ({ href: link.getAttribute('href'), title: link.getAttribute('title') }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'a',
      attrs.title ? { href: attrs.href, title: attrs.title } : { href: attrs.href },
    ],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Word processors wrap a whole text in a `b` that is not bold.
      { tag: 'b', getAttrs: (element) => !isStyled(element, 'font-weight', /^normal/) && null },
      styled('font-weight', /^(bold|[6-9]\d\d)/),
    ],
    toDOM: (): DOMOutputSpec => ['strong', 0],
  },
  emphasis: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, styled('font-style', /^italic/)],
    toDOM: (): DOMOutputSpec => ['em', 0],
  },
} satisfies Record<string, MarkSpec>

/** What a text can be made of in the editor; the server leaves all of it as it is. */
export const schema = new Schema({ nodes, marks })
