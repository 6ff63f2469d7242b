import { isFormatted, toPlainText } from '@quarterdeck/contract/kit/formatted'
import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { Letter } from './letter.ts'

/** Placeholder for the origin of the product, which is inserted when a mail is sent or read, and never taken from a request. */
const anywhere = 'https://quarterdeck.invalid'

/** Placeholder for the token of the link, which isn't stored with the mail. */
export const tokenPlace = 'quarterdeck-token'

/** Inserts the origin of the product and the token of the link. */
export const addressed = (text: string, origin: string, token = ''): string =>
  text.replaceAll(anywhere, () => origin).replaceAll(tokenPlace, () => token)

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')

/** Removes the link from a text, for readers who may not use it. */
export const withoutLink = (text: string, link: string | null): string =>
  link === null ? text : [link, escaped(link)].reduce((left, each) => left.replaceAll(`${anywhere}${each}`, '…'), text)

const font =
  "font:15px/1.55 -apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Hiragino Sans','Yu Gothic',sans-serif"
const inParagraph = (html: string, style = '') => `<p style="margin:0 0 16px;${style}">${html}</p>`
const paragraph = (text: string, style = '') => inParagraph(escaped(text), style)
const button = (text: string, link: string) =>
  `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#2f3a8c;color:#ffffff;font-weight:600;text-decoration:none">${escaped(text)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#5c6270;word-break:break-all">${escaped(link)}</p>`
const figures = (code: string) =>
  `<p style="margin:24px 0;font-size:28px;font-weight:600;letter-spacing:6px;font-variant-numeric:tabular-nums">${escaped(code)}</p>`

const frame = (locale: Locale, sender: string, subject: string, inner: string) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head><body style="margin:0;padding:24px 16px;background:#f5f6f8;color:#1c2030;${font}"><div style="max-width:520px;margin:0 auto;padding:32px;border:1px solid #e3e5ea;border-radius:8px;background:#ffffff"><p style="margin:0 0 24px;font-weight:600;color:#2f3a8c">${escaped(sender)}</p>${inner}</div></body></html>`

/** Converts a formatted text to plain text, with an empty line between blocks. */
const plainOf = (text: string): string =>
  isFormatted(text)
    ? toPlainText(
        text
          .replace(/<a href="([^"]*)">(.*?)<\/a>/gs, (_, href: string, words: string) =>
            href.replace(/^mailto:/, '') === words ? words : `${words} (${href})`,
          )
          .replaceAll('<li>', '<li>- ')
          .replace(/<\/(p|h2|h3|ul|ol)>/g, '$&\n'),
      )
    : text

/** Returns a formatted text as HTML for mails; it was sanitized when it was stored. */
const messageHtml = (text: string): string =>
  isFormatted(text)
    ? text.replaceAll('<p>', '<p style="margin:0 0 16px">')
    : text
        .split(/\n{2,}/)
        .map((lines) => inParagraph(escaped(lines).replaceAll('\n', '<br>')))
        .join('')

export interface Rendered {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Path of the link, below the origin of the product. */
  readonly link: string | null
}

/**
 * Renders a template in one language, as plain text and HTML.
 * @param sender name at the head and in the signature
 */
export const renderLetter = <Data>(description: Letter<Data>, locale: Locale, data: Data, sender: string): Rendered => {
  const { subject, lines, action, note } = description.words[locale](data)
  const link = description.path ? `/admin${description.path(data)}` : null
  const href = link && `${anywhere}${link}`
  const code = description.code?.(data)
  const message = description.message?.(data)
  const text = [
    message && plainOf(message),
    ...lines,
    code,
    action && href && `${action}:\n${href}`,
    note,
    // The trailing space marks a signature (RFC 3676).
    `-- \n${sender}`,
  ]
  const html = [
    message && messageHtml(message),
    ...lines.map((line) => paragraph(line)),
    code && figures(code),
    action && href && button(action, href),
    note && paragraph(note, 'font-size:13px;color:#5c6270'),
  ]
  return {
    subject,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: frame(locale, sender, subject, html.filter(Boolean).join('')),
    link,
  }
}

/** Text written by people, with `{link}` in place of its link. */
interface Text {
  readonly locale: Locale
  /** Name at its head. */
  readonly sender: string
  readonly subject: string
  readonly text: string
  /** Path of the link below `/admin`, and the label of a button to it. */
  readonly path: string
  readonly action: string
}

const place = '{link}'

/** Renders such a text; a paragraph that consists only of the link becomes a button. */
export const renderText = ({ locale, sender, subject, text, path, action }: Text): Rendered => {
  const link = `/admin${path}`
  const href = `${anywhere}${link}`
  const anchor = `<a href="${escaped(href)}" style="color:#2f3a8c">${escaped(href)}</a>`
  const written = (lines: string) =>
    lines.trim() === place
      ? button(action, href)
      : inParagraph(
          escaped(lines)
            .replaceAll('\n', '<br>')
            .replaceAll(place, () => anchor),
        )
  const html = text.split(/\n{2,}/).map(written)
  return {
    subject,
    text: `${text.replaceAll(place, () => href)}\n`,
    html: frame(locale, sender, subject, html.join('')),
    link,
  }
}
