/** A part of a line with uniform formatting. */
export interface Run {
  readonly text: string
  readonly isStrong: boolean
  readonly isEmphasized: boolean
  readonly href: string | undefined
}

/** A line of an email, from HTML or plain text. */
export interface Line {
  readonly runs: readonly Run[]
  readonly kind: 'text' | 'h2' | 'h3' | 'ul' | 'ol'
  /** True if it continues the list item of the line before. */
  readonly continues?: true
  /** Meaning given by the mail program. */
  readonly mark?: 'quote' | 'attribution' | 'signature'
}

const plainRun = (text: string): Run => ({ text, isStrong: false, isEmphasized: false, href: undefined })

export const textOf = ({ runs }: Line): string => runs.map(({ text }) => text).join('')

export const isBlank = (line: Line): boolean => textOf(line).trim() === ''

/** Returns the first lines of a plain text; one level of `>` is taken off and remembered. */
export const linesOfText = (text: string, maxLines: number): Line[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n', maxLines)
    .map((line) => {
      const quoted = /^\s{0,3}>\s?(.*)$/.exec(line)
      const runs = [plainRun((quoted?.[1] ?? line).trimEnd())]
      return quoted ? { runs, kind: 'text', mark: 'quote' } : { runs, kind: 'text' }
    })

const outside = (lines: readonly Line[], from: number, step: 1 | -1): number => {
  let at = from
  for (let line = lines[at]; line && isBlank(line); line = lines[at]) at += step
  return at
}

/** Without blank lines at both ends. */
export const trimmed = (lines: readonly Line[]): readonly Line[] =>
  lines.slice(outside(lines, 0, 1), outside(lines, lines.length - 1, -1) + 1)
