import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'

/** A mailbox on an IMAP server in this process. */
export const openMailbox = async () => {
  const imap = hoodiecrow({ plugins: ['ID', 'IDLE', 'UIDPLUS', 'SASL-IR'], storage: { INBOX: { messages: [] } } })
  const lines = new Set<Socket>()
  imap.server.on('connection', (line: Socket) => {
    lines.add(line)
    line.on('close', () => lines.delete(line))
  })
  imap.listen(0, '127.0.0.1', () => undefined)
  await once(imap.server, 'listening')
  const { port } = imap.server.address() as AddressInfo
  const cut = () => {
    for (const line of lines) line.destroy()
  }
  return {
    url: `imap://testuser:testpass@127.0.0.1:${port}/INBOX`,
    /** Adds an unread email to the mailbox. */
    arrive: (raw: string, at = new Date()) => imap.appendMessage('INBOX', [], at, raw.replace(/\r?\n/g, '\r\n')),
    /** Empties the mailbox and renumbers its emails, as when it is recreated or moved to another server. */
    recreate: () => {
      const folder = imap.getMailbox('INBOX')
      Object.assign(folder, { messages: [], uidvalidity: folder.uidvalidity + 1, uidnext: 1 })
      cut()
    },
    /** Returns the read state of the emails, in order. */
    seen: () => imap.getMailbox('INBOX').messages.map(({ flags = [] }) => flags.includes('\\Seen')),
    /** Ends all connections, as a server does that is started anew. */
    cut,
    close: async () => {
      cut()
      imap.server.close()
      await once(imap.server, 'close').catch(() => undefined)
    },
  }
}
