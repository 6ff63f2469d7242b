/** An element of an XML file, with what is in it. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string | readonly Element[]
}

type Part = Element | readonly Element[] | undefined | false

/** An element of a text, or of further ones; parts that are not there are left out. */
export const element = (
  name: string,
  content: string | readonly Part[],
  attributes: Element['attributes'] = {},
): Element => ({
  name,
  attributes,
  content: typeof content === 'string' ? content : content.flatMap((part) => part || []),
})

/** The element of a text, where there is one. */
export const optional = (name: string, text: string, attributes?: Element['attributes']): Element | undefined =>
  text === '' ? undefined : element(name, text, attributes)

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text that is written as it is: most are, and a file of a thousand lines has fifteen thousand of them. */
const plain = /^[\w .,:/#@+()-]*$/

/** Characters that XML 1.0 does not know at all are left out. */
const escaped = (text: string): string => {
  if (plain.test(text)) return text
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}

const written = ({ name, attributes, content }: Element, indent: string): string => {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')
  if (typeof content === 'string') return `${indent}<${head}>${escaped(content)}</${name}>`
  return [`${indent}<${head}>`, ...content.map((part) => written(part, `${indent}  `)), `${indent}</${name}>`].join(
    '\n',
  )
}

/** A whole file. The same elements give the same text. */
export const xmlOf = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`
