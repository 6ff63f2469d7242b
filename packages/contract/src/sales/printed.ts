import { z } from 'zod'

/** Some text under a small heading, e.g. an address. */
export interface PrintedBlock {
  readonly title: string
  readonly lines: readonly string[]
}

export interface PrintedColumn {
  readonly title: string
  /** Share of the width. */
  readonly share: number
  readonly align: 'left' | 'right'
}

/** What the rows of a table come to so far: at the foot of a page on which it does not end, and at the head of the next. */
export interface PrintedCarry {
  readonly over: string
  readonly forward: string
  /** After each row. */
  readonly sums: readonly string[]
}

/** In points of 1/72 inch, upright. */
export const paperSizes = { A4: { width: 595.28, height: 841.89 }, Letter: { width: 612, height: 792 } } as const
export type PaperSize = keyof typeof paperSizes

/** How a request says it. */
export const paperSize = z
  .enum(Object.keys(paperSizes) as PaperSize[])
  .optional()
  .describe('That of the company where none is said')

/**
 * A document as it is printed, in the reader's words and with its figures written out: an invoice, a credit note, a
 * packing slip. Whoever draws it decides on nothing but its looks.
 */
export interface PrintedDocument {
  readonly language: string
  readonly size: PaperSize
  /** The name of who sends it. */
  readonly sender: string
  /** Where they are, their tax number and the like. */
  readonly senderLines?: readonly string[]
  /** A PNG or JPEG as a data address, with its size in pixels. */
  readonly logo?: { readonly source: string; readonly width: number; readonly height: number }
  readonly title: string
  readonly number: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly blocks: readonly PrintedBlock[]
  readonly columns: readonly PrintedColumn[]
  readonly rows: readonly (readonly string[])[]
  readonly carry?: PrintedCarry
  /** The last one is what it comes to. */
  readonly totals: readonly (readonly [label: string, value: string])[]
  /** How to pay, terms, and what else is said in whole paragraphs. */
  readonly sections?: readonly PrintedBlock[]
  /** In small print. */
  readonly notes: readonly string[]
  /** At the foot of each page, with `{number}` and `{of}`: a document is data alone, so that another thread can draw it. */
  readonly page: string
  /** What the file says about itself was made then: the same document gives the same bytes. */
  readonly madeAt: Date
}

/** How much a document may say: what is more keeps whoever draws it for too long. */
const most = { rows: 2000, letters: 60_000, different: 2500 }
/** And the lines of an invoice, beside which there are addresses, terms and notes. */
export const maxLineLetters = 40_000

/** How many letters and signs a text has. Figures are drawn quickly. */
export const lettersIn = (text: string): number => text.replaceAll(/[\d\s.,:/%$€-]/g, '').length

const textsIn = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part]
  return part !== null && typeof part === 'object' ? Object.values(part).flatMap(textsIn) : []
}

/** Whether a document says more than can be drawn. */
export const isTooLong = ({ logo: _, ...document }: PrintedDocument): boolean => {
  const text = textsIn(document).join('')
  return document.rows.length > most.rows || lettersIn(text) > most.letters || new Set(text).size > most.different
}

const place = {
  x: z.number().describe('From the left edge of the page to that of the box, in points'),
  y: z.number().describe('From the top edge of the page, in points; of a text its baseline'),
  width: z.number(),
}

/** What a text is to somebody who hears the page. */
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
  /** Row and column of a table, counted over all pages. */
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

/** A document laid out: each box stands where it is drawn, on the screen, in print and in a PDF file alike. */
export const Paper = z.object({
  language: z.string(),
  size: z.enum(['A4', 'Letter']),
  width: z.number(),
  height: z.number(),
  isRtl: z.boolean(),
  title: z.string(),
  lacking: z.array(z.string()).describe('Letters that no typeface has: a neutral sign stands in their place'),
  /** In the order in which a page is read. */
  pages: z.array(z.array(z.discriminatedUnion('kind', [PaperText, PaperRule, PaperImage]))),
})
export type Paper = z.output<typeof Paper>
