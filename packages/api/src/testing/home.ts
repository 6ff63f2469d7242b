/** A place where the API runs, as a contract test sees it. */
export interface Home {
  /** Sends requests as someone; undefined as a stranger. Paths are below `/api`. */
  readonly as: (email: string | undefined) => Promise<Send>
  /** Back to the sample data. */
  readonly reset: () => Promise<void>
  /** Closes the product for so many seconds, as the operator's command does, or opens it. */
  readonly maintain: (change: { readonly seconds: number; readonly message: string } | null) => Promise<void>
  /** Reads a stream without an end, as someone. */
  readonly follow: (email: string, path: string, headers?: Readonly<Record<string, string>>) => Promise<Stream>
  readonly close: () => Promise<void>
  /** Mails to the support team do not reach it. */
  readonly takesNoMail?: true
  /** Whoever sends is a browser, which says by itself what it is and from where: nobody is another site's visitor. */
  readonly sendsAsItself?: true
}

/** A stream as it comes. */
export interface Stream {
  /** The next piece; undefined when the other side has ended it. */
  readonly next: () => Promise<string | undefined>
  readonly close: () => Promise<void>
}

/** Shown by what hands over mail, in homes that take some in. */
export const inboundSecret = 'the secret of whoever hands over mail'

/** A request as data: enough for a `fetch` in this process, over the network or inside a page. */
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
 * Sends over `fetch` with the cookies of a sign-in, the way a program would.
 * @param enter answers the cookies of a new sign-in
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
          // Nobody waits for the network here, and to compress and to read it again would be a tenth of the work.
          headers: { 'accept-encoding': 'identity', ...headers, ...(cookie ? { cookie } : {}) },
          ...(body === undefined ? {} : { body }),
        }),
      )
      if (cookie) cookie = withSet(cookie, response.headers.getSetCookie())
      return { status: response.status, headers: response.headers, text: await wholeText(response) }
    }
  }

/** Cookies after an answer. What it took back is shown on, as a thief would. */
const withSet = (cookie: string, lines: readonly string[]): string => {
  const all = new Map(cookie.split('; ').map((pair) => [pair.split('=')[0], pair]))
  for (const line of lines) {
    const [pair = ''] = line.split(';')
    if (!/max-age=0\b/i.test(line)) all.set(pair.split('=')[0], pair)
  }
  return [...all.values()].join('; ')
}

/** A stream without an end is not waited for. */
const wholeText = async (response: Response): Promise<string> => {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}

/** Follows a stream over `fetch` with the cookies of a sign-in. */
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
