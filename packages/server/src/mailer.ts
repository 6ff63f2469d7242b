import type { Handover, Mailer } from '@quarterdeck/api'
import type { Settings } from './settings.ts'

interface Failure {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly message: string
}

/** What went wrong before a mail was handed over at all: it may be tried again without fear of a second copy. */
const before = new Set(['EAUTH', 'ENOAUTH', 'EDNS', 'ETLS', 'EREQUIRETLS', 'ECONFIG', 'EPROXY'])

const outcomeOf = ({ code = '', command, responseCode, message }: Failure): Handover => {
  if (before.has(code) || command === 'CONN') return { state: 'postponed', reason: message }
  // 503 says that the conversation went wrong, not that the mail is unwanted.
  if (responseCode && responseCode >= 500 && responseCode !== 503) return { state: 'refused', reason: message }
  return { state: responseCode ? 'postponed' : 'unclear', reason: message }
}

/** Hands mail over by SMTP; undefined without an address for it. */
export const openMailer = async (
  { smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
  origin: () => string,
): Promise<(Mailer & { readonly close: () => void }) | undefined> => {
  if (!smtpUrl) return undefined
  // A server that sends no mail has no use for it, and it takes megabytes.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(smtpUrl)
  const from = () => mailFrom ?? `Quarterdeck <quarterdeck@${new URL(origin()).hostname}>`
  return {
    origin,
    send: async ({ files, ...mail }) => {
      const attachments = files.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(bytes),
      }))
      try {
        // Content comes from the outbox only: neither files nor addresses are fetched for it.
        await transport.sendMail({
          ...mail,
          attachments,
          from: from(),
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        return { state: 'sent' }
      } catch (error) {
        return outcomeOf(error as Failure)
      }
    },
    close: () => transport.close(),
  }
}
