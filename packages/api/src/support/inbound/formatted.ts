import { hasMarkup, isFormatted } from '@quarterdeck/contract/kit/formatted'
import { isBlank, type Line, type Run, textOf } from './lines.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')

const ofRun = ({ text, isStrong, isEmphasized, href }: Run): string => {
  const words = escaped(text)
  const leaned = isEmphasized ? `<em>${words}</em>` : words
  const heavy = isStrong ? `<strong>${leaned}</strong>` : leaned
  return href ? `<a href="${escaped(href)}">${heavy}</a>` : heavy
}

const ofLine = ({ runs, mark }: Line): string => (mark === 'quote' ? '&gt; ' : '') + runs.map(ofRun).join('')

/** Lines of one element: a paragraph with its breaks, a heading, or a list. */
interface Block {
  readonly kind: Line['kind']
  readonly lines: Line[]
}

const blocksOf = (lines: readonly Line[]): readonly Block[] => {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of lines) {
    const last = blocks.at(-1)
    const isList = line.kind === 'ul' || line.kind === 'ol'
    if (isBlank(line)) {
      isOpen &&= isList
      continue
    }
    const isContinued = isOpen && last?.kind === line.kind && (isList || line.kind === 'text')
    if (isContinued) last.lines.push(line)
    else blocks.push({ kind: line.kind, lines: [line] })
    isOpen = true
  }
  return blocks
}

const itemsOf = (lines: readonly Line[]): string =>
  lines
    .map((line, at) => `${line.continues && at > 0 ? '<br>' : `${at > 0 ? '</li>' : ''}<li>`}${ofLine(line)}`)
    .join('')

const ofBlock = ({ kind, lines }: Block): string => {
  if (kind === 'ul' || kind === 'ol') return `<${kind}>${itemsOf(lines)}</li></${kind}>`
  if (kind === 'text') return `<p>${lines.map(ofLine).join('<br>')}</p>`
  return `<${kind}>${lines.map(ofLine).join('<br>')}</${kind}>`
}

/** Returns the text of lines without formatting. */
export const wordsOf = (lines: readonly Line[]): string =>
  lines.map((line) => (line.mark === 'quote' ? `> ${textOf(line)}` : textOf(line))).join('\n')

const isPlain = ({ kind, runs }: Line): boolean =>
  kind === 'text' && runs.every(({ isStrong, isEmphasized, href }) => !isStrong && !isEmphasized && href === undefined)

/**
 * Converts lines to a text of the product: plain if they have no formatting, else with the formatting the contract
 * allows and all text escaped.
 */
export const formattedOf = (lines: readonly Line[]): string => {
  const words = wordsOf(lines)
  if (lines.every(isPlain) && !hasMarkup(words) && !isFormatted(words)) return words
  return blocksOf(lines).map(ofBlock).join('')
}

/**
 * Returns as many lines from the beginning as fit into `max` characters of formatted text, without lines that are too
 * long.
 */
export const fitting = (lines: readonly Line[], max: number): readonly Line[] => {
  const fits = (count: number) => formattedOf(lines.slice(0, count)).length <= max
  if (fits(lines.length)) return lines
  let [fitted, tooMany] = [0, lines.length]
  while (tooMany - fitted > 1) {
    const middle = Math.floor((fitted + tooMany) / 2)
    if (fits(middle)) fitted = middle
    else tooMany = middle
  }
  return lines.slice(0, fitted)
}
