import { z } from 'zod'

/** Block of text under a small heading, such as an address. */
export interface PrintedBlock {
  readonly title: string
  readonly lines: readonly string[]
}

export interface PrintedColumn {
  readonly title: string
  /** Share of the table width. */
  readonly share: number
  readonly align: 'left' | 'right'
}

/** Subtotals carried over at a page break: printed at the foot of the page and at the head of the next one. */
export interface PrintedCarry {
  readonly over: string
  readonly forward: string
  /** Running total after each row. */
  readonly sums: readonly string[]
}

/** Portrait, in points of 1/72 inch. */
export const pageSizes = { A4: { width: 595.28, height: 841.89 }, Letter: { width: 612, height: 792 } } as const
export type PaperSize = keyof typeof pageSizes

/** Query parameter of the paper size. */
export const paperSize = z
  .enum(Object.keys(pageSizes) as PaperSize[])
  .optional()
  .describe('That of the company where none is said')

/**
 * Content of a printed document (invoice, credit note, packing slip) with all texts translated and amounts formatted.
 * Renderers only decide on its looks.
 */
export interface PrintedDocument {
  readonly language: string
  readonly size: PaperSize
  /** Name of the sender. */
  readonly sender: string
  /** Address, tax number and other details of the sender. */
  readonly senderLines?: readonly string[]
  /** PNG or JPEG as a data URL, with its size in pixels. */
  readonly logo?: { readonly source: string; readonly width: number; readonly height: number }
  readonly title: string
  readonly number: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly blocks: readonly PrintedBlock[]
  readonly columns: readonly PrintedColumn[]
  readonly rows: readonly (readonly string[])[]
  readonly carry?: PrintedCarry
  /** The last one is the grand total. */
  readonly totals: readonly (readonly [label: string, value: string])[]
  /** Paragraphs such as payment instructions and terms. */
  readonly sections?: readonly PrintedBlock[]
  /** Small print. */
  readonly notes: readonly string[]
  /**
   * Page footer, with the variables `{number}` and `{of}`; a string, so that the document can be passed to a worker
   * thread.
   */
  readonly page: string
  /**
   * Creation date in the file's metadata. It is part of the document, so that the same document gives the same bytes.
   */
  readonly madeAt: Date
}

/** Size limits of a document; larger ones would block the renderer for too long. */
const most = { rows: 2000, letters: 60_000, different: 2500 }
/** Maximum number of letters in the lines, leaving room for addresses, terms and notes. */
export const maxLineLetters = 40_000

/** Counts the characters of a text without digits and punctuation, which are fast to draw. */
export const countLetters = (text: string): number => text.replaceAll(/[\d\s.,:/%$€-]/g, '').length

const textsIn = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part]
  return part !== null && typeof part === 'object' ? Object.values(part).flatMap(textsIn) : []
}

/** Returns true if a document exceeds the limits of the renderer. */
export const isTooLong = ({ logo: _, ...document }: PrintedDocument): boolean => {
  const text = textsIn(document).join('')
  return document.rows.length > most.rows || countLetters(text) > most.letters || new Set(text).size > most.different
}

const place = {
  x: z.number().describe('From the left edge of the page to that of the box, in points'),
  y: z.number().describe('From the top edge of the page, in points; of a text its baseline'),
  width: z.number(),
}

/** ARIA role of a piece of text. */
export const textRoles = ['heading', 'text', 'columnheader', 'rowheader', 'cell'] as const

const PaperText = z.object({
  kind: z.literal('text'),
  ...place,
  text: z.string().describe('In the order in which it is read, without line breaks'),
  size: z.number(),
  isBold: z.boolean(),
  color: z.string(),
  isRtl: z.boolean().describe('It is written from right to left'),
  font: z.string().describe('The typeface that has its letters'),
  role: z.enum(textRoles),
  /** Row and column in the table, counted across pages. */
  cell: z.tuple([z.int(), z.int()]).optional(),
})
export type PaperText = z.output<typeof PaperText>

const PaperRule = z.object({ kind: z.literal('rule'), ...place, color: z.string() })
const PaperImage = z.object({
  kind: z.literal('image'),
  ...place,
  height: z.number(),
  source: z.string(),
  alt: z.string(),
})

export type Box = PaperText | z.output<typeof PaperRule> | z.output<typeof PaperImage>

/** A document with its layout: screen, print and PDF draw each box at the same place. */
export const Paper = z.object({
  language: z.string(),
  size: z.enum(['A4', 'Letter']),
  width: z.number(),
  height: z.number(),
  isRtl: z.boolean(),
  title: z.string(),
  lacking: z.array(z.string()).describe('Letters that no typeface has: a neutral sign stands in their place'),
  /** In reading order. */
  pages: z.array(z.array(z.discriminatedUnion('kind', [PaperText, PaperRule, PaperImage]))),
})
export type Paper = z.output<typeof Paper>
