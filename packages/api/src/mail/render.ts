import type { Locale } from '@quarterdeck/contract/core/locales'
import type { Letter } from './letter.ts'

/** Stands for the product's address, which is known where a mail is sent or read, and never taken from a request. */
const anywhere = 'https://quarterdeck.invalid'

/** Puts the product's address in. */
export const addressed = (text: string, origin: string): string => text.replaceAll(anywhere, origin)

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')

const font =
  "font:15px/1.55 -apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Hiragino Sans','Yu Gothic',sans-serif"
const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`
const button = (text: string, link: string) =>
  `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#2f3a8c;color:#ffffff;font-weight:600;text-decoration:none">${escaped(text)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#5c6270;word-break:break-all">${escaped(link)}</p>`
const figures = (code: string) =>
  `<p style="margin:24px 0;font-size:28px;font-weight:600;letter-spacing:6px;font-variant-numeric:tabular-nums">${escaped(code)}</p>`

const frame = (locale: Locale, subject: string, inner: string) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head><body style="margin:0;padding:24px 16px;background:#f5f6f8;color:#1c2030;${font}"><div style="max-width:520px;margin:0 auto;padding:32px;border:1px solid #e3e5ea;border-radius:8px;background:#ffffff"><p style="margin:0 0 24px;font-weight:600;color:#2f3a8c">Quarterdeck</p>${inner}</div></body></html>`

export interface Rendered {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Below the product's address. */
  readonly link: string | null
}

/** Writes a letter out in one language, as plain text and as HTML. */
export const renderLetter = <Data>(description: Letter<Data>, locale: Locale, data: Data): Rendered => {
  const { subject, lines, action, note } = description.words[locale](data)
  const link = description.path ? `/admin${description.path(data)}` : null
  const href = link && `${anywhere}${link}`
  const code = description.code?.(data)
  const text = [...lines, code, action && href && `${action}:\n${href}`, note, '–\nQuarterdeck']
  const html = [
    ...lines.map((line) => paragraph(line)),
    code && figures(code),
    action && href && button(action, href),
    note && paragraph(note, 'font-size:13px;color:#5c6270'),
  ]
  return {
    subject,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: frame(locale, subject, html.filter(Boolean).join('')),
    link,
  }
}
