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

/** How others write what we have a name for. */
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

/** What stands between blocks is a paragraph of its own. */
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

/** Deeper than this nobody formats a text, and what walks over it would come to the end of its stack. */
const mostLevels = 200
/** They hold nothing, or end where the next one of their kind begins. */
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
 * A formatted text as it is kept: plain text as it was written; of markup only what formats a text, whatever else was sent
 * with it, and of what is nested beyond measure its words. What comes out of it comes out the same again.
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
  // Sent as a reference, `&#27;`, a control character is none that the contract sees.
  return html.replace(controlCharacters, '')
}
