import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { compressing, type Fetch } from './compress.ts'
import { serveDocs } from './docs.ts'
import { sendText } from './text.ts'
import { serveWebApp } from './web-app.ts'

/** What stands behind the door. */
export interface Product {
  readonly fetch: Fetch
  readonly isReady: () => Promise<boolean>
  /** The folder of the built web app. */
  readonly webRoot: string
}

/** Answers a request for a path. */
export type Serve = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void> | void

/** While the server starts: alive, and not ready for anything. */
export const serveStart: Serve = (_, response, path) =>
  path === '/healthz' ? sendText(response, 200, 'alive') : sendNotReady(response)

/** Leads each path to who answers it. */
export const serveProduct = ({ fetch, isReady, webRoot }: Product): Serve => {
  const serveApi = getRequestListener(compressing(keepingConnection(fetch)))
  return async (request, response, path) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const below = (base: string) => path.slice(base.length)
    if (path === '/healthz') return sendText(response, 200, 'alive')
    if (path === '/readyz') return (await isReady()) ? sendText(response, 200, 'ready') : sendNotReady(response)
    if (isRead && path.startsWith('/api/docs/')) return serveDocs(request, response, below('/api/docs'))
    if (isRead && path === '/api/docs') return redirect(response, '/api/docs/')
    if (path.startsWith('/api/')) return serveApi(request, response)
    if (isRead && path.startsWith('/admin/')) return serveWebApp(request, response, webRoot, below('/admin'))
    if (isRead && (path === '/' || path === '/admin')) return redirect(response, '/admin/')
    sendText(response, 404, 'Not found')
  }
}

/**
 * Whether a connection goes on is the host's to decide. Closed right after an
 * answer that came before the whole body, it would be reset, and the client
 * might never see the answer; kept, the rest of the body is read and dropped.
 */
const keepingConnection =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request)
    if (response.headers.has('connection')) response.headers.delete('connection')
    return response
  }

const redirect = (response: ServerResponse, location: string) => {
  response.statusCode = 302
  response.setHeader('Location', location)
  response.end()
}

const sendNotReady = (response: ServerResponse) => {
  response.setHeader('Retry-After', '1')
  sendText(response, 503, 'Quarterdeck is not ready: try again in a moment.')
}
