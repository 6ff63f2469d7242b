import type { CDPSession, Page, Request, Route } from '@playwright/test'

type Url = Parameters<Page['route']>[0]
type Handler = Parameters<Page['route']>[1]
type Paused = Parameters<Parameters<CDPSession['on']>[1]>[0] & {
  readonly requestId: string
  readonly networkId?: string
  readonly resourceType: string
  readonly request: { readonly url: string; readonly method: string; readonly headers: Record<string, string> } & {
    readonly postData?: string
  }
  readonly responseStatusCode?: number
  readonly responseErrorReason?: string
  readonly responseHeaders?: readonly { readonly name: string; readonly value: string }[]
}

interface Rule {
  readonly url: string
  readonly matches: (address: string) => boolean
  readonly handler: Handler
  /** Number of requests that the rule still handles. */
  left: number
}

const escaped = (text: string) => text.replace(/[.?+^${}()|[\]\\]/g, '\\$&')

/** Returns a matcher for the URL patterns of Playwright that the tests use. */
const matcherOf = (url: string | RegExp) => {
  if (url instanceof RegExp) return (address: string) => url.test(address)
  const pieces = url.split('**').map((piece) => piece.split('*').map(escaped).join('[^/]*'))
  const pattern = new RegExp(`^${pieces.join('.*')}$`)
  return (address: string) => pattern.test(address)
}

const isOfApi = (url: Url): url is string | RegExp =>
  typeof url !== 'function' && String(url).replaceAll('\\', '').includes('/api/')

const listed = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

const requestOf = ({ request: { url, method, headers, postData } }: Paused) => ({
  url: () => url,
  method: () => method,
  headers: () => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  postData: () => postData ?? null,
  postDataJSON: () => (postData ? JSON.parse(postData) : null),
})

/** Headers that are wrong after the body was decoded. */
const ofTheLine = /^(content-encoding|content-length|transfer-encoding)$/i

/**
 * Replaces `page.route` for requests to the API. Playwright's own disables the HTTP and code caches of the browser,
 * which doubles the work of a page; it still handles all other requests.
 * @param session DevTools session of the page
 */
export const routeApi = (page: Page, session: CDPSession): void => {
  let rules: Rule[] = []
  const answers = new Map<string, (answer: Paused) => void>()
  // Who has asked may have given up meanwhile.
  const send = (...given: Parameters<CDPSession['send']>): Promise<unknown> =>
    session.send(...given).catch(() => undefined)

  const fetch = async ({ requestId, networkId = requestId }: Paused, elsewhere: { readonly url?: string }) => {
    const { promise, resolve } = Promise.withResolvers<Paused>()
    answers.set(networkId, resolve)
    await send('Fetch.continueRequest', { requestId, interceptResponse: true, ...elsewhere })
    const { responseStatusCode = 0, responseHeaders = [] } = await promise
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
    const bytes = Buffer.from(body, base64Encoded ? 'base64' : 'utf8')
    const headers = responseHeaders.filter(({ name }) => !ofTheLine.test(name))
    return {
      status: () => responseStatusCode,
      headers: () => Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
      body: async () => bytes,
      text: async () => bytes.toString(),
      json: async () => JSON.parse(bytes.toString()),
    }
  }
  const fulfill = async ({ requestId }: Paused, given: NonNullable<Parameters<Route['fulfill']>[0]>) => {
    const { response, json, contentType } = given
    const body = json === undefined ? (given.body ?? (await response?.body()) ?? '') : JSON.stringify(json)
    const type = contentType ?? (json === undefined ? undefined : 'application/json')
    const headers = { ...response?.headers(), ...(type && { 'content-type': type }), ...given.headers }
    await send('Fetch.fulfillRequest', {
      requestId,
      responseCode: given.status ?? response?.status() ?? 200,
      responseHeaders: listed(headers),
      body: Buffer.from(body).toString('base64'),
    })
  }

  const follow = async (paused: Paused, [rule, ...others]: readonly Rule[]): Promise<void> => {
    const { requestId } = paused
    const goOn = () => send('Fetch.continueRequest', { requestId })
    if (!rule) return void (await goOn())
    rule.left -= 1
    const request = requestOf(paused)
    const route = {
      request: () => request,
      fetch: (elsewhere = {}) => fetch(paused, elsewhere),
      fulfill: (given = {}) => fulfill(paused, given),
      continue: goOn,
      fallback: () => follow(paused, others),
      abort: () => send('Fetch.failRequest', { requestId, errorReason: 'Failed' }),
    }
    // As much of them as tests use.
    await rule.handler(route as unknown as Route, request as unknown as Request)
  }
  session.on('Fetch.requestPaused', (event) => {
    const paused = event as unknown as Paused
    const answered = answers.get(paused.networkId ?? paused.requestId)
    if (answered && (paused.responseStatusCode || paused.responseErrorReason)) return answered(paused)
    const about = rules.filter(({ left, matches }) => left > 0 && matches(paused.request.url))
    void follow(paused, about.toReversed())
  })

  const own = { route: page.route.bind(page), unroute: page.unroute.bind(page), unrouteAll: page.unrouteAll.bind(page) }
  Object.assign(page, {
    route: async (url: Url, handler: Handler, { times = Number.POSITIVE_INFINITY } = {}) => {
      if (!isOfApi(url)) return own.route(url, handler, { times })
      if (rules.length === 0) await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
      rules = [...rules, { url: String(url), matches: matcherOf(url), handler, left: times }]
    },
    unroute: async (url: Url) => {
      if (!isOfApi(url)) return own.unroute(url)
      rules = rules.filter((rule) => rule.url !== String(url))
    },
    unrouteAll: async (options: Parameters<Page['unrouteAll']>[0]) => {
      await own.unrouteAll(options)
      rules = []
      await send('Fetch.disable')
    },
  })
}
