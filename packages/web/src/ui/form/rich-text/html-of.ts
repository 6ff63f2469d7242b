import { asMarkup, isFormatted } from '@quarterdeck/contract/core/formatted'

/** A stored text for the editor: plain text has a paragraph for each that it is made of. */
export const htmlOf = (text: string): string =>
  isFormatted(text)
    ? text
    : text
        .split(/\n{2,}/)
        .map((paragraph) => `<p>${asMarkup(paragraph)}</p>`)
        .join('')
