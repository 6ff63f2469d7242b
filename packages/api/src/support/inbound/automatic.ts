import type { Header } from 'postal-mime'

/** Why nobody waits for an answer to a mail: it says that another did not arrive, or a program wrote it. */
export type Automatic = 'bounce' | 'reply'

interface Head {
  readonly headers: readonly Pick<Header, 'key' | 'value'>[]
  readonly returnPath: string | undefined
  readonly from: string | undefined
  readonly subject: string
}

/** Subjects that mail programs give the answers they send on their own. */
const repliedBy =
  /^\s*(automatic reply|auto(matic)?[- ]?(reply|response)|out of (the )?office|automatische (antwort|r[üu]ckantwort)|abwesenheits(notiz|nachricht)|abwesend|respuesta autom[áa]tica|fuera de la oficina|自動(応答|返信)|不在通知|réponse automatique|risposta automatica)\s*([:：]|$)/i

const isBounce = ({ headers, returnPath, from }: Head): boolean => {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (/^multipart\/report\b/i.test(type) && /report-type\s*=\s*"?delivery-status/i.test(type)) return true
  const isNobody =
    returnPath === undefined && headers.some(({ key, value }) => key === 'return-path' && /<\s*>/.test(value))
  return isNobody && /^(mailer-daemon|postmaster)@/i.test(from ?? '')
}

const marks: Readonly<Record<string, RegExp>> = {
  'auto-submitted': /^(?!no\b)/i,
  // A list or a group may well be how a customer's mail comes here.
  precedence: /^(bulk|junk|auto[_-]?reply)\b/i,
  'x-auto-response-suppress': /\b(all|oof|autoreply)\b/i,
  'x-autoreply': /./,
  'x-autorespond': /./,
  'x-autoreply-from': /./,
  'x-auto-reply-from': /./,
  'x-mail-autoreply': /./,
  'return-path': /^\s*<\s*>\s*$/,
  'x-failed-recipients': /./,
}

/** Whether a program wrote a mail, which must never be answered by another one; undefined for what people write. */
export const automaticOf = (head: Head): Automatic | undefined => {
  if (isBounce(head)) return 'bounce'
  const isMarked = head.headers.some(({ key, value }) => marks[key]?.test(value.trim()) ?? false)
  return isMarked || repliedBy.test(head.subject) ? 'reply' : undefined
}

/** Whether the server that took the mail in found that it is not from whom it says. */
export const isForged = (headers: Head['headers']): boolean =>
  headers.some(({ key, value }) => key === 'authentication-results' && /\bdmarc\s*=\s*(fail|permerror)\b/i.test(value))
