import { asMarkup, isFormatted } from '@quarterdeck/contract/kit/formatted'

/** Converts a stored text to HTML for the editor; blank lines of plain text separate paragraphs. */
export const htmlOf = (text: string): string =>
  isFormatted(text)
    ? text
    : text
        .split(/\n{2,}/)
        .map((paragraph) => `<p>${asMarkup(paragraph)}</p>`)
        .join('')
