import { once } from 'node:events'
import { createServer, type Socket, connect as toSocket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Postgres } from '../embedded/postgres.ts'

/** Opens a proxy to a PostgreSQL that can be interrupted. */
export const openProxy = async ({ connection: { host, port, user, password, database } }: Postgres) => {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const behind = toSocket(`${host}/.s.PGSQL.${port}`)
    for (const [socket, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const own = typeof address === 'object' && address ? address.port : 0
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(cut)
  return {
    url: `postgresql://${user}:${password}@127.0.0.1:${own}/${database}`,
    cut,
    mend: async () => {
      server.listen(own, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
