import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as it was received. */
export interface Received {
  readonly to: readonly string[]
  /** Unchanged source. */
  readonly source: string
}

/** Opens a real SMTP server. @param judge rejects a recipient by throwing an error with a `responseCode` */
export const openPostOffice = async (judge: (to: string) => void = () => undefined) => {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      try {
        judge(address)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    onData: (stream, session, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, source: Buffer.concat(pieces).toString() })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: received as readonly Received[],
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
