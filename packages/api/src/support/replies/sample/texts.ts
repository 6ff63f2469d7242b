/** Keys of the sample replies. */
type About = 'received' | 'details' | 'delivery' | 'damaged' | 'return' | 'refund' | 'invoice' | 'closing'

/** Texts of one language. */
export type Texts = Readonly<Record<About, string>>

/** Paragraphs and lists, in the order in which they are read. */
export const formatted = (...blocks: readonly (string | readonly string[])[]): string =>
  blocks
    .map((block) =>
      typeof block === 'string' ? `<p>${block}</p>` : `<ol>${block.map((item) => `<li>${item}</li>`).join('')}</ol>`,
    )
    .join('')
