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

/**
 * A document as it is printed, in the reader's words and with its figures written out: an invoice, a credit note, a
 * delivery note. Whoever draws it decides on nothing but its looks.
 */
export interface PrintedDocument {
  readonly language: string
  readonly sender: string
  readonly title: string
  readonly number: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly blocks: readonly PrintedBlock[]
  readonly columns: readonly PrintedColumn[]
  readonly rows: readonly (readonly string[])[]
  readonly totals: readonly (readonly [label: string, value: string])[]
  readonly notes: readonly string[]
  /** At the foot of each page. */
  readonly page: (number: number, of: number) => string
  /** What the file says about itself was made then: the same document gives the same bytes. */
  readonly madeAt: Date
}
