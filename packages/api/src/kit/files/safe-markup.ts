import { controlCharacters } from '@quarterdeck/contract/kit/characters'
import { formattingTags, hasMarkup, linkProtocols } from '@quarterdeck/contract/kit/formatted'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'

type Root = ReturnType<typeof fromHtml>
type RootContent = Root['children'][number]
type Element = Extract<RootContent, { readonly type: 'element' }>
type ElementContent = Element['children'][number]

const allowed: Schema = {
  tagNames: [...formattingTags],
  attributes: { a: ['href'] },
  protocols: { href: [...linkProtocols] },
  ancestors: { li: ['ul', 'ol'] },
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math'],
}

/** Synonyms of allowed tags. */
const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' }
const blocks = new Set(['p', 'h2', 'h3', 'ul', 'ol'])

const renamed = (node: RootContent): RootContent => {
  if (node.type !== 'element') return node
  const children = node.children.map((child) => renamed(child) as ElementContent)
  return { ...node, tagName: sameAs[node.tagName] ?? node.tagName, children }
}

const isBlock = (node: RootContent) => node.type === 'element' && blocks.has(node.tagName)
const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === ''
const paragraph = (children: ElementContent[]): Element => ({ type: 'element', tagName: 'p', properties: {}, children })

/** Wraps content between blocks in paragraphs. */
const inBlocks = (nodes: readonly RootContent[]): RootContent[] => {
  const whole: RootContent[] = []
  let loose: ElementContent[] = []
  const close = () => {
    if (loose.length > 0) whole.push(paragraph(loose))
    loose = []
  }
  for (const node of nodes) {
    if (isBlock(node)) {
      close()
      whole.push(node)
    } else if (loose.length > 0 || !isBlank(node)) loose.push(node as ElementContent)
  }
  close()
  return whole
}

const hasWords = (node: Root | RootContent): boolean =>
  node.type === 'text' ? node.value.trim() !== '' : 'children' in node && node.children.some(hasWords)

/** Maximum nesting; recursion over deeper markup would exhaust the call stack. */
const mostLevels = 200
/** Elements without content or with an implied end tag. */
const endsItself = /^(p|li|br|hr|img|input|meta|link|wbr|col|area|embed|source|track|td|th|tr|dd|dt|option)$/i

const isTooDeep = (text: string): boolean => {
  let levels = 0
  for (const [, slash, name = ''] of text.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (endsItself.test(name)) continue
    levels = slash ? Math.max(0, levels - 1) : levels + 1
    if (levels > mostLevels) return true
  }
  return false
}

/**
 * Sanitizes a formatted text for storage: plain text stays as written; markup keeps only formatting, and text nested too deeply
 * keeps only its words. Idempotent.
 */
export const safeMarkup = (text: string): string => {
  if (!hasMarkup(text)) return text
  if (isTooDeep(text)) return text.replaceAll(/<[^>]*>?/g, ' ').trim()
  const sent = fromHtml(text, { fragment: true })
  const clean = sanitize({ type: 'root', children: sent.children.map(renamed) }, allowed) as Root
  if (!hasWords(clean)) return ''
  const html = toHtml(
    { type: 'root', children: inBlocks(clean.children) },
    { characterReferences: { useNamedReferences: true }, closeSelfClosing: false },
  )
  // As a reference (`&#27;`), a control character isn't visible to the contract.
  return html.replace(controlCharacters, '')
}
