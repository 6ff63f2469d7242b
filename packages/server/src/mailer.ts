import type { Handover, Mailer } from '@quarterdeck/api'
import { isLoopback, type Settings } from './settings.ts'

interface Failure {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly message: string
}

/** Codes of errors before an email was handed over, after which a retry can't send a duplicate. */
const before = new Set(['EAUTH', 'ENOAUTH', 'EDNS', 'ETLS', 'EREQUIRETLS', 'ECONFIG', 'EPROXY'])

/** Returns the outcome of a failure. Connections fail in the same way before and after the handover: only after it the outcome is unclear. */
const outcomeOf = ({ code = '', command, responseCode, message }: Failure, isHandedOver: boolean): Handover => {
  const isOfMail = responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA')
  if (before.has(code) || (command === 'CONN' && !isHandedOver)) return { state: 'postponed', reason: message }
  // 503 is a protocol error, not a rejection of the email.
  if (responseCode && responseCode >= 500 && responseCode !== 503)
    return { state: 'refused', reason: message, isOfMail }
  return { state: responseCode ? 'postponed' : 'unclear', reason: message, isOfMail }
}

/**
 * Timeouts of a mail server in milliseconds. An email must not take longer than the outbox waits, which would count it
 * as lost, and all others wait behind it.
 */
export interface Patience {
  readonly greetingTimeout: number
  readonly socketTimeout: number
}
const patience: Patience = { greetingTimeout: 30_000, socketTimeout: 60_000 }

/** Detects when an email was completely sent: only the log of a transport shows that. */
const watchHandover = () => {
  const ignore = () => undefined
  let isHandedOver = false
  const info = (about: unknown) => {
    if ((about as { readonly tnx?: string } | undefined)?.tnx === 'message') isHandedOver = true
  }
  return {
    logger: { trace: ignore, debug: ignore, info, warn: ignore, error: ignore, fatal: ignore },
    isHandedOver: () => isHandedOver,
  }
}

/** Opens an SMTP transport; undefined without an address. */
export const openMailer = async (
  { smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
  origin: () => string,
  waits = patience,
): Promise<Mailer | undefined> => {
  if (!smtpUrl) return undefined
  // Loaded on demand: it takes megabytes, and servers without email don't need it.
  const { createTransport } = await import('nodemailer')
  const { protocol, hostname } = new URL(smtpUrl)
  // Otherwise a man in the middle could hide that the server supports TLS, and read the password.
  const requireTLS = protocol === 'smtp:' && !isLoopback(hostname)
  const from = () => mailFrom ?? `Quarterdeck <quarterdeck@${new URL(origin()).hostname}>`
  return {
    origin,
    send: async ({ files, thread, cc, to, toName = '', ...mail }) => {
      const attachments = files.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(bytes),
      }))
      const { logger, isHandedOver } = watchHandover()
      const timeouts = { connectionTimeout: waits.greetingTimeout, ...waits }
      const transport = createTransport({ url: smtpUrl, ...timeouts, requireTLS, logger })
      try {
        // Content comes from the outbox only: neither files nor addresses are fetched for it.
        await transport.sendMail({
          ...mail,
          to: { name: toName, address: to },
          cc: [...cc],
          ...(thread && { ...thread, references: [...thread.references] }),
          attachments,
          from: from(),
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        return { state: 'sent' }
      } catch (error) {
        return outcomeOf(error as Failure, isHandedOver())
      }
    },
  }
}
