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
    /** A mail arrives. */
    arrive: (raw: string) => imap.appendMessage('INBOX', [], false, raw.replace(/\r?\n/g, '\r\n')),
    /** Which mails were seen, in their order. */
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
