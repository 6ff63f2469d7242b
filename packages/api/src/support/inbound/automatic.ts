import type { Header } from 'postal-mime'
import type { Automatic } from '../../kit/mail/index.ts'

interface Head {
  readonly headers: readonly Pick<Header, 'key' | 'value'>[]
  readonly returnPath: string | undefined
  readonly from: string | undefined
  readonly subject: string
}

/**
 * Subjects that vacation programs give their replies. They count only beside a header that says a program wrote the mail: people
 * write such subjects too, and Exchange marks its vacation replies with nothing but `auto-generated`.
 */
const vacationSubject =
  /^\s*(automatic reply|auto(matic)?[- ]?(reply|response)|out of (the )?office|automatische (antwort|r[üu]ckantwort)|abwesenheits(notiz|nachricht)|abwesend|respuesta autom[áa]tica|fuera de la oficina|自動(応答|返信)|不在通知|réponse automatique|risposta automatica)\s*([:：]|$)/i

/** Reports that mail servers and mail programs send: a mail did not arrive, or was opened (RFC 3464, RFC 8098). */
const reportTypes = /report-type\s*=\s*"?(delivery-status|disposition-notification)\b/i

const isReport = ({ headers, returnPath, from }: Head): boolean => {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (/^multipart\/report\b/i.test(type) && reportTypes.test(type)) return true
  const isNobody =
    returnPath === undefined && headers.some(({ key, value }) => key === 'return-path' && /<\s*>/.test(value))
  return isNobody && /^(mailer-daemon|postmaster)@/i.test(from ?? '')
}

/**
 * Headers of answers that a program sent by itself, such as vacation notices. `X-Auto-Response-Suppress`, `X-Autorespond`,
 * `Precedence: bulk` or `list` and `Auto-Submitted: auto-generated` are none of these: they only ask for no automatic answer
 * (RFC 3834), and web forms and companies set them on what people write.
 */
const marks: Readonly<Record<string, RegExp>> = {
  'auto-submitted': /^auto-replied\b/i,
  precedence: /^auto[_-]?reply\b/i,
  'x-autoreply': /./,
  'x-autoreply-from': /./,
  'x-auto-reply-from': /./,
  'x-mail-autoreply': /./,
  'return-path': /^\s*<\s*>\s*$/,
  'x-failed-recipients': /./,
}

const isVacationReply = ({ headers, subject }: Head): boolean =>
  vacationSubject.test(subject) &&
  headers.some(({ key, value }) => key === 'auto-submitted' && /^auto-generated\b/i.test(value.trim()))

/** Tells apart reports, automatic replies and, as undefined, mail that may have been written by a person. */
export const automaticOf = (head: Head): Automatic | undefined => {
  if (isReport(head)) return 'bounce'
  const isMarked = head.headers.some(({ key, value }) => marks[key]?.test(value.trim()) ?? false)
  return isMarked || isVacationReply(head) ? 'reply' : undefined
}
