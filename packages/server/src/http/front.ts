import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { codeOf, messageOf, StartFailure } from '../failure.ts'
import { within } from '../timing.ts'
import { clientAddress } from './client-address.ts'
import { setSecureHeaders } from './headers.ts'
import { requestId, setHeader } from './request-id.ts'
import { type Product, type Serve, serveProduct, serveStart } from './router.ts'
import { sendText } from './text.ts'

/** The server's door: it has its port from the first moment and a product behind it when there is one. */
export interface Front {
  readonly port: number
  readonly open: (product: Product) => void
  /** Takes no more requests and gives those in flight a few seconds. */
  readonly close: () => Promise<void>
}

const graceMs = 5000

/**
 * Listens; throws when somebody else has the port.
 * @param isSecure whether people come over TLS, which ends before this server
 */
export const openFront = async (
  host: string,
  port: number,
  webRoot: string,
  logger: Logger,
  isSecure: boolean,
): Promise<Front> => {
  let serve: Serve = serveStart(webRoot)
  const open = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    open.add(response)
    response.once('close', () => open.delete(response))
    void answer(request, response, serve, logger, isSecure)
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // Longer than the usual load balancer keeps its own end of an idle connection.
  server.keepAliveTimeout = 75_000
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new StartFailure(listenProblem(error, host, port))
  }
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    open: (product) => {
      serve = serveProduct(webRoot, product)
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      // To Node a connection that a browser keeps in reserve, over which nothing ever came, is not idle.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      for (const response of open) {
        // An event stream would never end by itself, and its connection was not idle before.
        if (String(response.getHeader('content-type')).startsWith('text/event-stream')) {
          response.once('close', () => server.closeIdleConnections()).end()
        } else if (!response.headersSent) response.setHeader('Connection', 'close')
      }
      const inTime = await within(
        graceMs,
        closed.then(() => true),
      )
      if (!inTime) server.closeAllConnections()
      await closed
    },
  }
}

const listenProblem = (error: unknown, host: string, port: number) => {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken: choose another one with --port or PORT.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user: choose one above 1023 with --port or PORT.`
  return `Cannot listen on ${host}, port ${port}: ${messageOf(error)}.`
}

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  serve: Serve,
  logger: Logger,
  isSecure: boolean,
) => {
  const startedAt = performance.now()
  const path = (request.url ?? '/').replace(/[?#].*$/s, '')
  const id = requestId(request)
  setHeader(request, 'x-client-address', clientAddress(request))
  response.setHeader('X-Request-Id', id)
  setSecureHeaders(response, isSecure)
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response
    const ms = Math.round(performance.now() - startedAt)
    const about = { requestId: id, method: request.method, path: loggable(path), status, ms }
    const level = status >= 500 ? 'error' : path.startsWith('/api/') ? 'info' : 'debug'
    logger[level](about, writableFinished ? 'Answered' : 'Client left')
  })
  try {
    await serve(request, response, path)
  } catch (error) {
    logger.error({ requestId: id, err: error }, 'A request failed')
    if (response.headersSent) response.destroy()
    else sendText(response, 500, 'Something went wrong.')
  }
}

/** A path without what may be a secret: addresses in mails carry tokens as a part of the path. */
const loggable = (path: string) => path.replaceAll(/[^/]{24,}/g, '…')
