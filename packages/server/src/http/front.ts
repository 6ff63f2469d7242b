import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { Logger } from 'pino'
import { codeOf, messageOf, StartFailure } from '../failure.ts'
import { within } from '../timing.ts'
import { clientAddress, proxiesOf } from './client-address.ts'
import { setSecureHeaders } from './headers.ts'
import { ownHosts } from './own-host.ts'
import { requestId, setHeader } from './request-id.ts'
import { type Product, type Serve, serveProduct, serveStart } from './router.ts'
import { sendText } from './text.ts'
import type { SecurityContact } from './well-known.ts'

/** The HTTP server, which listens from the beginning and serves the product once it is open. */
export interface Front {
  readonly port: number
  readonly open: (product: Product) => void
  /** Says at `/readyz` what takes so long, for as long as the product isn't there. */
  readonly describeStart: (describe: () => string | undefined) => void
  /** Takes no more requests and gives those in flight a few seconds. */
  readonly close: () => Promise<void>
}

const graceMs = 5000

/** Limits for slow clients, whether by accident or on purpose. */
export interface ClientLimits {
  /** Milliseconds for the headers of a request. */
  readonly headersMs: number
  /** A body must advance by `bodyBytes` within each period of this length; its total time is not limited. */
  readonly bodyMs: number
  readonly bodyBytes: number
  /** Milliseconds without progress after which a client that does not read its response is disconnected. */
  readonly silenceMs: number
  readonly connections: number
}

/**
 * 64 MB at 1 Mbit/s take nine minutes, and are accepted; less than 1 KB/s for 30 s is no upload that would ever finish.
 */
export const clientLimits: ClientLimits = {
  headersMs: 15_000,
  bodyMs: 30_000,
  bodyBytes: 30 * 1024,
  silenceMs: 120_000,
  connections: 4000,
}

/** The number of times within `bodyMs` that the progress of a body is checked. */
const looks = 6
const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * Ends a request whose body arrives too slowly. An upload that is not being read, e.g. because it waits for its turn,
 * is not slow: its bytes are buffered.
 */
const limitSlowBody = (request: IncomingMessage, response: ServerResponse, { bodyMs, bodyBytes }: ClientLimits) => {
  const { socket, headers } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  let counts = [socket.bytesRead]
  let isTold = false
  const look = () => {
    if (request.complete) return stop()
    if (request.readableLength >= request.readableHighWaterMark) counts = []
    counts = [...counts.slice(-looks), socket.bytesRead]
    const [earliest = 0] = counts
    if (counts.length <= looks || socket.bytesRead - earliest >= bodyBytes) return
    // One who has not taken the answer by the next look takes none.
    if (isTold) return void socket.destroy()
    isTold = true
    if (!response.headersSent) socket.write(tooSlow)
    socket.destroySoon()
  }
  const timer = setInterval(look, bodyMs / looks)
  const stop = () => clearInterval(timer)
  request.once('close', stop)
}

/** Settings of how clients reach the server. */
export interface Reach extends SecurityContact {
  /** The proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[]
}

/** Checks of every request. */
interface RequestChecks {
  readonly isOwnHost: ReturnType<typeof ownHosts>
  readonly isProxy: ReturnType<typeof proxiesOf>
  /** True if clients use TLS, which a proxy terminates. */
  readonly isSecure: boolean
  /** True until the product is ready, so that its 503 is not logged as a failure. */
  readonly isStarting: boolean
}

/** Listens on a port; throws if it is in use. */
export const openFront = async (
  host: string,
  port: number,
  webRoot: string,
  logger: Logger,
  reach: Reach,
  limits: ClientLimits = clientLimits,
): Promise<Front> => {
  const { publicUrl, trustedProxies } = reach
  let describe: () => string | undefined = () => undefined
  const start = serveStart(webRoot, reach, () => describe())
  let serve: Serve = start
  const checks = {
    isOwnHost: ownHosts(host, publicUrl),
    isProxy: proxiesOf(trustedProxies),
    isSecure: publicUrl?.startsWith('https:') ?? false,
  }
  const open = new Set<ServerResponse>()
  const { headersMs: headersTimeout, connections } = limits
  // Node's own limit for a whole request would cut long uploads.
  const timeouts = { headersTimeout, requestTimeout: 0, connectionsCheckingInterval: Math.ceil(headersTimeout / 3) }
  const server = createServer(timeouts, (request, response) => {
    open.add(response)
    response.once('close', () => open.delete(response))
    // Failed writes are reported by `close`.
    request.on('error', () => undefined)
    response.on('error', () => undefined)
    limitSlowBody(request, response, limits)
    // A timeout doesn't interrupt our work; it drops clients that don't read available data.
    response.on('timeout', () => {
      if (request.socket.writableLength > 0) request.socket.destroy()
    })
    answer(request, response, serve, logger, { ...checks, isStarting: serve === start }).catch((error: unknown) => {
      logger.error({ err: error }, 'A request failed')
      response.destroy()
    })
  })
  server.maxConnections = connections
  server.timeout = limits.silenceMs
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // Longer than the idle timeout of common load balancers.
  server.keepAliveTimeout = 75_000
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new StartFailure(listenProblem(error, host, port))
  }
  // A connection that cannot be accepted, e.g. because this process has no file descriptors left, is an error of the server.
  server.on('error', (error) => logger.error({ reason: messageOf(error) }, 'A connection could not be accepted'))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    describeStart: (given) => {
      describe = given
    },
    open: (product) => {
      serve = serveProduct(webRoot, product, reach)
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      // Node doesn't count a browser's spare connection, which never carried a request, as idle.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      for (const response of open) {
        // An event stream never ends on its own, and its connection was never idle.
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
  { isOwnHost, isProxy, isSecure, isStarting }: RequestChecks,
) => {
  const startedAt = performance.now()
  const path = (request.url ?? '/').replace(/[?#].*$/s, '')
  const id = requestId(request)
  setHeader(request, 'x-client-address', clientAddress(request, isProxy))
  response.setHeader('X-Request-Id', id)
  setSecureHeaders(response, isSecure)
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response
    const ms = Math.round(performance.now() - startedAt)
    const about = { requestId: id, method: request.method, path: loggable(path), status, ms }
    const hasFailed = status >= 500 && !(isStarting && status === 503)
    const level = hasFailed ? 'error' : path.startsWith('/api/') ? 'info' : 'debug'
    logger[level](about, writableFinished ? 'Answered' : 'Client left')
  })
  if (!isOwnHost(request.headers.host)) return sendText(response, 403, JSON.stringify(foreignHost), 'application/json')
  try {
    await serve(request, response, path)
  } catch (error) {
    logger.error({ requestId: id, err: error }, 'A request failed')
    if (response.headersSent) response.destroy()
    else sendText(response, 500, 'Something went wrong.')
  }
}

const { body: foreignHost } = new Problem('cross_origin', {
  message: "This server doesn't answer under this name: set PUBLIC_URL to the address that people use",
})

/** Returns a path without possible secrets: addresses in emails carry tokens in their path. */
const loggable = (path: string) => path.replaceAll(/[^/]{24,}/g, '…')
