import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { Status } from '@quarterdeck/contract/system/status'
import { watchBuild } from './build.ts'
import { compressing, type Fetch } from './compress.ts'
import { serveDocs } from './docs.ts'
import { sendText } from './text.ts'
import { serveWebApp } from './web-app.ts'
import { type SecurityContact, serveWellKnown } from './well-known.ts'

/** The product to which requests are passed. */
export interface Product {
  readonly fetch: Fetch
  readonly isReady: () => Promise<boolean>
  /** Resolves to true while the disk is full. */
  readonly isFull?: () => Promise<boolean>
  /** Returns what keeps it from being ready, if that is known. */
  readonly describe?: () => string | undefined
}

/** Answers a request for a path. */
export type Serve = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void> | void

const redirects: ReadonlyMap<string, string> = new Map([
  ['/', '/admin/'],
  ['/admin', '/admin/'],
  ['/api/docs', '/api/docs/'],
  // https://w3c.github.io/webappsec-change-password-url/
  ['/.well-known/change-password', '/admin/settings/security'],
])

/** Leads each path to who answers it. @param webRoot the folder of the built web app */
const lead = (webRoot: string, serveApi: Serve, state: Omit<Product, 'fetch'>, contact: SecurityContact): Serve => {
  const build = watchBuild(webRoot)
  return async (request, response, path) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const below = (base: string) => path.slice(base.length)
    const elsewhere = isRead && redirects.get(path)
    if (elsewhere) return redirect(response, elsewhere)
    if (path === '/healthz') return sendText(response, 200, 'alive')
    if (path === '/readyz') return sendReadiness(response, state)
    if (isRead && path.startsWith('/api/docs/')) return serveDocs(request, response, below('/api/docs'))
    if (isRead && path === '/collect.js') {
      request.url = '/api/collect.js'
      return serveApi(request, response, request.url)
    }
    if (path.startsWith('/api/')) {
      sendBuild(response, build())
      return serveApi(request, response, path)
    }
    if (isRead && path.startsWith('/admin/')) return serveWebApp(request, response, webRoot, below('/admin'))
    if (isRead && serveWellKnown(response, path, contact)) return
    sendText(response, 404, 'Not found')
  }
}

const sendBuild = (response: ServerResponse, build: string | undefined) => {
  if (build) response.setHeader('X-Build', build)
}

/** Serves the web app during start and migration, which shows a message, while the API is closed. */
export const serveStart = (webRoot: string, contact: SecurityContact, describe: () => string | undefined): Serve => {
  const closed: Status = { maintenance: { until: null, message: '' } }
  const { status, body } = new Problem('maintenance')
  const serveApi: Serve = (_, response, path) => {
    if (path === '/api/status') return sendText(response, 200, JSON.stringify(closed), 'application/json')
    response.setHeader('Retry-After', '1')
    sendText(response, status, JSON.stringify(body), 'application/json')
  }
  return lead(webRoot, serveApi, { isReady: async () => false, describe }, contact)
}

export const serveProduct = (webRoot: string, { fetch, ...state }: Product, contact: SecurityContact): Serve =>
  lead(webRoot, listenerOf(compressing(fetch)), state, contact)

/**
 * Cuts the connection of a streamed response that breaks off, for example because its reader is too slow: ended normally, a
 * response without a known length would pass for complete.
 */
const listenerOf = (fetch: Fetch) =>
  getRequestListener(async (request, { outgoing }) => {
    const response = await fetch(request)
    if (response.headers.get('accept-ranges') !== 'none' || !response.body) return response
    const reader = response.body.getReader()
    reader.closed.catch(() => outgoing.destroy())
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      // A failure has cut the connection, and that cancels this.
      const { done, value } = await reader.read().catch(() => ({ done: false, value: undefined }))
      if (done) controller.close()
      else if (value) controller.enqueue(value)
    }
    const cancel = (reason: unknown) => reader.cancel(reason).catch(() => undefined)
    return new Response(new ReadableStream({ pull, cancel }, { highWaterMark: 0 }), response)
  })

const redirect = (response: ServerResponse, location: string) => {
  response.statusCode = 302
  response.setHeader('Location', location)
  response.end()
}

const sendReadiness = async (response: ServerResponse, { isReady, isFull, describe }: Omit<Product, 'fetch'>) => {
  if (!(await isReady())) return sendNotReady(response, describe?.() ?? 'try again in a moment')
  if (await isFull?.()) return sendNotReady(response, 'there is no storage space left')
  sendText(response, 200, 'ready')
}

const sendNotReady = (response: ServerResponse, reason: string) => {
  response.setHeader('Retry-After', '1')
  sendText(response, 503, `Quarterdeck is not ready: ${reason}.`)
}
