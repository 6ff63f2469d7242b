/** Host of the API, as the contract tests see it. */
export interface Home {
  /** Returns a sender with the session of a person; undefined for none. Paths are below `/api`. */
  readonly as: (email: string | undefined) => Promise<Send>
  /** Restores the sample data. */
  readonly reset: () => Promise<void>
  /** Starts maintenance for a number of seconds, as the operator's command does, or ends it. */
  readonly maintain: (change: { readonly seconds: number; readonly message: string } | null) => Promise<void>
  /** Reads an endless stream with the session of a person. */
  readonly follow: (email: string, path: string, headers?: Readonly<Record<string, string>>) => Promise<Stream>
  readonly close: () => Promise<void>
  /** True if mails to support can't be received. */
  readonly takesNoMail?: true
  /**
   * True if requests come from a real browser, which sets User-Agent and Origin itself: pages of other sites can't be simulated.
   */
  readonly sendsAsItself?: true
}

/** Stream in progress. */
export interface Stream {
  /** Resolves to the next piece; undefined after the other side has ended the stream. */
  readonly next: () => Promise<string | undefined>
  readonly close: () => Promise<void>
}

/** Secret for delivering mail, in hosts that accept it. */
export const inboundSecret = 'the secret of whoever hands over mail'

/** Request as data, for `fetch` in this process, over the network or in a page. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

export interface Received {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export type Send = (request: Sent) => Promise<Received>

/**
 * Returns a sender over `fetch` with the cookies of a session, like a program.
 * @param enter signs in and returns the cookies
 */
export const overFetch =
  (
    fetch: (request: Request) => Promise<Response>,
    origin: string,
    enter = (email: string) => signIn(fetch, origin, email),
  ): Home['as'] =>
  async (email) => {
    let cookie = email === undefined ? undefined : await enter(email)
    return async ({ method, path, headers = {}, body }) => {
      const response = await fetch(
        new Request(`${origin}/api${path}`, {
          method,
          // Compression would cost 10 % of the time and saves nothing here.
          headers: { 'accept-encoding': 'identity', ...headers, ...(cookie ? { cookie } : {}) },
          ...(body === undefined ? {} : { body }),
        }),
      )
      if (cookie) cookie = withSet(cookie, response.headers.getSetCookie())
      return { status: response.status, headers: response.headers, text: await wholeText(response) }
    }
  }

/** Returns the cookies after a response. Deleted ones are still sent, as by an attacker. */
const withSet = (cookie: string, lines: readonly string[]): string => {
  const all = new Map(cookie.split('; ').map((pair) => [pair.split('=')[0], pair]))
  for (const line of lines) {
    const [pair = ''] = line.split(';')
    if (!/max-age=0\b/i.test(line)) all.set(pair.split('=')[0], pair)
  }
  return [...all.values()].join('; ')
}

/** Returns the whole text; an endless stream isn't read. */
const wholeText = async (response: Response): Promise<string> => {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}

/** Reads a stream over `fetch` with the cookies of a session. */
export const followOver =
  (fetch: (request: Request) => Promise<Response>, origin: string): Home['follow'] =>
  async (email, path, headers = {}) => {
    const cookie = await signIn(fetch, origin, email)
    const response = await fetch(new Request(`${origin}/api${path}`, { headers: { ...headers, cookie } }))
    if (!response.body || response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    return { next: async () => (await reader.read()).value, close: () => reader.cancel() }
  }

export const signIn = async (fetch: (request: Request) => Promise<Response>, origin: string, email: string) => {
  const response = await fetch(
    new Request(`${origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'quarterdeck-demo' }),
    }),
  )
  if (response.status !== 200) throw new Error(`Signing in as ${email} answered ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
