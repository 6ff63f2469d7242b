import { maxMailBytes } from '@quarterdeck/contract/support/inbound-mail'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { messageOf } from '../failure.ts'
import { isLoopback } from '../settings.ts'

/** The mailbox in `INBOUND_IMAP_URL`. */
export interface MailboxAddress {
  readonly host: string
  readonly port: number
  readonly secure: boolean
  readonly user: string
  readonly password: string
  readonly folder: string
}

/** Parses `imaps://user:password@host:993/INBOX` with percent-encoded special characters. */
export const mailboxOf = (url: string): MailboxAddress => {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  }
}

/**
 * Makes a client that is not connected yet. What is not encrypted from the start is encrypted before the password is sent, but on
 * this machine.
 */
export const mailboxClient = async ({ user, password, host, port, secure }: MailboxAddress): Promise<ImapFlow> => {
  // Servers without a mailbox have no use for it.
  const { ImapFlow: Client } = await import('imapflow')
  const client = new Client({
    host,
    port,
    secure,
    logger: false,
    auth: { user, pass: password },
    // As long as a stop of this server may wait for it.
    connectionTimeout: 20_000,
    greetingTimeout: 10_000,
    ...(!secure && !isLoopback(host) && { doSTARTTLS: true }),
  })
  // A broken connection is also reported here; pending commands report it to their callers.
  client.on('error', () => undefined)
  return client
}

/** A failure to read a mailbox, with its server's message. */
export interface MailboxFailure {
  readonly reason: string
  readonly isRefused: boolean
}

/** Returns the server's message of a failure: the error itself is always "Command failed". */
export const mailboxFailure = (error: unknown): MailboxFailure => {
  const { authenticationFailed, serverResponseCode, responseText } = error as {
    readonly authenticationFailed?: boolean
    readonly serverResponseCode?: string
    readonly responseText?: string
  }
  const said = [serverResponseCode && `[${serverResponseCode}]`, responseText].filter(Boolean).join(' ')
  const isRefused = authenticationFailed === true
  const what = isRefused ? 'The user name or the password was refused' : messageOf(error)
  return { reason: said ? `${what}: ${said}` : what, isRefused }
}

/** Metadata of an email that has not been fetched. */
export interface Summary {
  readonly uid: number
  readonly bytes: number
  /** Sender in lower case; empty if missing. */
  readonly sender: string
  readonly arrivedAt: Date | undefined
}

const summarized = 500

/** Resolves to the metadata of emails without fetching them. */
export const summariesOf = async (client: ImapFlow, uids: readonly number[]): Promise<readonly Summary[]> => {
  const summaries: Summary[] = []
  for (let at = 0; at < uids.length; at += summarized) {
    const some = uids.slice(at, at + summarized).join(',')
    const query = { uid: true, size: true, envelope: true, internalDate: true } as const
    for (const { uid, size = 0, envelope, internalDate } of await client.fetchAll(some, query, { uid: true })) {
      const sender = envelope?.from?.[0]?.address?.toLowerCase() ?? ''
      const arrivedAt = internalDate === undefined ? undefined : new Date(internalDate)
      summaries.push({ uid, bytes: size, sender, arrivedAt })
    }
  }
  return summaries
}

const crlf = '\r\n'

/** Returns the headers of an email without those about its body. */
const headOf = (headers: Buffer): string =>
  headers
    .toString('latin1')
    .trimEnd()
    .replace(/^(content-|mime-)[^:]*:.*(\r?\n[ \t].*)*\r?\n?/gim, '')

/** Returns a replacement of a too large email: its headers, and the folder it stays in. */
const placeholderOf = (
  { headers = Buffer.alloc(0), size = 0 }: FetchMessageObject,
  folder: string,
): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Buffer.from(
      [
        headOf(headers).trimEnd(),
        '',
        `This mail has ${Math.ceil(size / 1024 / 1024)} MB. Mails of up to ${maxMailBytes / 1024 / 1024} MB are taken in, so that it has stayed in the mailbox, in the folder ${folder}.`,
        '',
      ].join(crlf),
      'latin1',
    ),
  )

/** Resolves to the source of an email, or the replacement of a too large one. */
export const fetchMail = async (
  client: ImapFlow,
  uid: number,
  folder: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const about = await client.fetchOne(String(uid), { uid: true, size: true, headers: true }, { uid: true })
  if (!about) return undefined
  if ((about.size ?? 0) > maxMailBytes) return placeholderOf(about, folder)
  const whole = await client.fetchOne(String(uid), { uid: true, source: true }, { uid: true })
  const source = whole ? whole.source : undefined
  return source && Uint8Array.from(source)
}
