import type { Header } from 'postal-mime'
import type { Automatic } from '../../kit/mail/index.ts'

interface Head {
  readonly headers: readonly Pick<Header, 'key' | 'value'>[]
  readonly returnPath: string | undefined
  readonly from: string | undefined
  readonly subject: string
}

/**
 * Subjects of vacation replies. They count only with a header of automatic mail: people write such subjects too, and
 * Exchange marks its vacation replies only with `auto-generated`.
 */
const vacationSubject =
  /^\s*(automatic reply|auto(matic)?[- ]?(reply|response)|out of (the )?office|automatische (antwort|r[üu]ckantwort)|abwesenheits(notiz|nachricht)|abwesend|respuesta autom[áa]tica|fuera de la oficina|自動(応答|返信)|不在通知|réponse automatique|risposta automatica)\s*([:：]|$)/i

/** Reports of mail servers and programs: an email was not delivered, or was opened (RFC 3464, RFC 8098). */
const reportTypes = /report-type\s*=\s*"?(delivery-status|disposition-notification)\b/i

const isReport = ({ headers, returnPath, from }: Head): boolean => {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (/^multipart\/report\b/i.test(type) && reportTypes.test(type)) return true
  const isNobody =
    returnPath === undefined && headers.some(({ key, value }) => key === 'return-path' && /<\s*>/.test(value))
  return isNobody && /^(mailer-daemon|postmaster)@/i.test(from ?? '')
}

/**
 * Headers of automatic replies, such as vacation notices. `X-Auto-Response-Suppress`, `X-Autorespond`, `Precedence:
 * bulk` or `list` and `Auto-Submitted: auto-generated` are not among them: they only ask for no automatic reply (RFC
 * 3834), and web forms and companies set them on emails by people.
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

/** Classifies an email as report or automatic reply; undefined if a person could have written it. */
export const automaticOf = (head: Head): Automatic | undefined => {
  if (isReport(head)) return 'bounce'
  const isMarked = head.headers.some(({ key, value }) => marks[key]?.test(value.trim()) ?? false)
  return isMarked || isVacationReply(head) ? 'reply' : undefined
}
