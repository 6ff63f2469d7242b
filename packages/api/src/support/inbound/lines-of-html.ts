import { Parser } from 'htmlparser2'
import type { Line, Run } from './lines.ts'

/** Maximum nesting of elements; deeper ones, which no mail program writes, are dropped. */
const deepest = 500

const skipped = new Set(
  'head title style script template noscript iframe object embed svg math select textarea button audio video'.split(
    ' ',
  ),
)
const blocks = new Set(
  'address article aside body center dd div dl dt fieldset figure footer form header li main nav section tr'.split(' '),
)
/** Elements with space above and below. */
const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 ul ol blockquote table pre hr'.split(' '))
const strong = new Set(['b', 'strong', 'th'])
const emphasized = new Set(['i', 'em'])
const kinds: Readonly<Record<string, Line['kind']>> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' }

/** An open element with the properties of its text. */
interface Frame {
  readonly name: string
  readonly isSkipped: boolean
  readonly isPre: boolean
  readonly isStrong: boolean
  readonly isEmphasized: boolean
  readonly href: string | undefined
  readonly kind: Line['kind']
  readonly mark: Line['mark']
}

const outermost: Frame = {
  name: '',
  isSkipped: false,
  isPre: false,
  isStrong: false,
  isEmphasized: false,
  href: undefined,
  kind: 'text',
  mark: undefined,
}

type Attributes = Readonly<Record<string, string>>

const signatures = /\b(gmail_signature|moz-signature|protonmail_signature_block|AppleMailSignature)\b/i
const signatureIds = /^(x_)*(Signature|AppleMailSignature|ms-outlook-mobile-signature)$/i
const attributions = /\b(gmail_attr|moz-cite-prefix|OutlookMessageHeader)\b/
const quotes = /\b(gmail_quote|protonmail_quote|tutanota_quote)\b/

const markOf = (name: string, { type, id = '', class: names = '' }: Attributes): Line['mark'] => {
  if (name === 'blockquote' && (type === 'cite' || quotes.test(names))) return 'quote'
  if (/\byahoo_quoted\b/.test(names)) return 'quote'
  if (attributions.test(names)) return 'attribution'
  return signatures.test(names) || signatureIds.test(id) ? 'signature' : undefined
}

/** Returns the target of a link if it is safe to follow. */
const hrefOf = (href: string | undefined): string | undefined =>
  href && /^(https?|mailto):/i.test(href.trim()) && URL.canParse(href.trim()) ? href.trim() : undefined

const isHidden = ({ style = '', hidden }: Attributes): boolean =>
  hidden !== undefined || /display\s*:\s*none|mso-hide\s*:\s*all/i.test(style)

const framed = (name: string, attributes: Attributes, outer: Frame): Frame => ({
  name,
  isSkipped: outer.isSkipped || skipped.has(name) || isHidden(attributes),
  isPre: outer.isPre || name === 'pre',
  isStrong: outer.isStrong || strong.has(name),
  isEmphasized: outer.isEmphasized || emphasized.has(name),
  href: name === 'a' ? hrefOf(attributes.href) : outer.href,
  kind: name === 'ul' || name === 'ol' ? name : (kinds[name] ?? outer.kind),
  mark: outer.mark === 'quote' ? 'quote' : (markOf(name, attributes) ?? outer.mark),
})

const isAlike = (a: Run, b: Run): boolean =>
  a.isStrong === b.isStrong && a.isEmphasized === b.isEmphasized && a.href === b.href

/** Assembles lines from a sequence of texts and breaks. */
const openLines = () => {
  const lines: Line[] = []
  let runs: Run[] = []
  let needsSpace = false
  let isItemBegun = false
  let frame = outermost

  const end = (isForced: boolean) => {
    const { kind, mark } = frame
    if (runs.length === 0 && !isForced) return
    const last = lines.at(-1)
    if (needsSpace && runs.length > 0 && last && last.runs.length > 0) lines.push({ runs: [], kind: 'text' })
    const isItem = kind === 'ul' || kind === 'ol'
    lines.push({
      runs,
      kind,
      ...(mark && { mark }),
      ...(isItem && !isItemBegun && { continues: true as const }),
    })
    if (runs.length > 0) needsSpace = isItemBegun = false
    runs = []
  }

  return {
    lines,
    /** Enters an element. */
    within: (inner: Frame) => {
      frame = inner
    },
    breakLine: (isForced = false) => end(isForced),
    leaveRoom: () => {
      end(false)
      needsSpace = true
    },
    beginItem: () => {
      isItemBegun = true
    },
    add: (text: string) => {
      const last = runs.at(-1)
      const words = frame.isPre ? text : text.replace(/[ \t\r\n\f]+/g, ' ')
      const begun = !frame.isPre && (!last || last.text.endsWith(' ')) ? words.replace(/^ /, '') : words
      if (begun === '') return
      const { isStrong, isEmphasized, href } = frame
      const run = { text: begun.replaceAll('\u00a0', ' '), isStrong, isEmphasized, href }
      if (last && isAlike(last, run)) runs[runs.length - 1] = { ...run, text: last.text + run.text }
      else runs.push(run)
    },
  }
}

/**
 * Returns the first lines of an HTML text, keeping only text, headings, lists, links, bold and italic; nothing is
 * loaded or executed. Undefined if it is nested too deeply.
 */
export const linesOfHtml = (html: string, maxLines: number): Line[] | undefined => {
  const made = openLines()
  const frames: Frame[] = [outermost]
  const frame = () => frames.at(-1) ?? outermost
  let isTooDeep = false

  const addText = (text: string) => {
    if (!frame().isPre) return made.add(text)
    text.split('\n').forEach((line, index) => {
      if (index > 0) made.breakLine(true)
      made.add(line.replace(/\r$/, ''))
    })
  }
  /** Handles both ends of an element. */
  const border = (name: string) => {
    if (paragraphs.has(name)) made.leaveRoom()
    else if (blocks.has(name)) made.breakLine()
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (made.lines.length >= maxLines) return parser.pause()
      if (frames.length > deepest) {
        isTooDeep = true
        parser.pause()
        return
      }
      if (!frame().isSkipped) border(name)
      frames.push(framed(name, attributes, frame()))
      made.within(frame())
      if (frame().isSkipped) return
      if (name === 'li') made.beginItem()
      if (name === 'br') made.breakLine(true)
      if (name === 'img' && attributes.alt && /^cid:/i.test(attributes.src ?? '')) made.add(`[${attributes.alt}]`)
      if (name === 'td' || name === 'th') made.add(' ')
    },
    onclosetag: (name) => {
      if (!frame().isSkipped) border(name)
      frames.pop()
      made.within(frame())
    },
    ontext: (text) => {
      if (!frame().isSkipped) addText(text)
    },
  })
  parser.write(html)
  if (isTooDeep) return undefined
  parser.end()
  made.breakLine()
  return made.lines.slice(0, maxLines).map((line) => ({ ...line, runs: trimEnd(line.runs) }))
}

/** Returns runs without spaces at the end. */
const trimEnd = (runs: readonly Run[]): readonly Run[] => {
  const at = runs.findLastIndex(({ text }) => text.trim() !== '')
  const last = runs[at]
  return last ? [...runs.slice(0, at), { ...last, text: last.text.trimEnd() }] : []
}
