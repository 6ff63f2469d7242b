import { allEndpoints } from '@quarterdeck/contract'
import { delay, http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Line } from './line.ts'

const paths = new Set(['/openapi.json', ...allEndpoints.map(([, { path }]) => path)])

/** Checks that the API has this path; all others go to the network. */
const isKnown = (path: string) => paths.has(path) || path.startsWith('/auth/')

const forward = async (line: Line, request: Request): Promise<Response> => {
  const body = await request.arrayBuffer()
  const answered = await line.answer({
    url: request.url,
    method: request.method,
    headers: [...request.headers],
    body: body.byteLength > 0 ? body : undefined,
    withCookies: request.credentials !== 'omit',
  })
  const headers = answered.headers.map(([name, value]): [string, string] => [name, value])
  return new Response(answered.body, { status: answered.status, headers })
}

const toNetworkError = (error: unknown): Response => {
  reportError(error)
  return Response.error()
}

export interface Settings {
  /** Base path of the pages, e.g. `/admin/`. */
  readonly base: string
  /** Minimum duration of an answer, in milliseconds. */
  readonly delay: number
}

/** Routes this page's API requests to the worker. */
export const intercept = async (line: Line, { base, delay: wait }: Settings): Promise<void> => {
  const worker = setupWorker(
    http.all('/api/*', async ({ request }) => {
      if (!isKnown(new URL(request.url).pathname.replace(/^\/api/, ''))) return passthrough()
      const [response] = await Promise.all([forward(line, request).catch(toNetworkError), delay(wait)])
      return response
    }),
  )
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.js`, options: { scope: base } },
  })
}
