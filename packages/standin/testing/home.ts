import type { Page } from '@playwright/test'
import type { Home, Received, Sent, Stream } from '@quarterdeck/api/testing'
import { openBrowser } from './browser.ts'

/** Sends a request from the page; `isStranger` omits the cookies. */
export const sendFrom = async (page: Page, sent: Sent, isStranger: boolean): Promise<Received> => {
  const { headers, ...received } = await page.evaluate(
    async ({ sent: { path, method, headers = {}, body = null }, credentials }) => {
      const response = await fetch(`/api${path}`, { method, headers, body, credentials })
      const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream')
      if (isEndless) await response.body?.cancel()
      return {
        status: response.status,
        headers: [...response.headers],
        text: isEndless ? '' : await response.text(),
      }
    },
    { sent, credentials: isStranger ? ('omit' as const) : ('same-origin' as const) },
  )
  return { ...received, headers: new Headers(headers) }
}

/** Signs in from the page. Answers whether this person may. */
export const signIn = async (page: Page, email: string): Promise<boolean> => {
  const { status, text } = await sendFrom(
    page,
    {
      method: 'POST',
      path: '/auth/sign-in/email',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'quarterdeck-demo' }),
    },
    false,
  )
  if (status !== 200 && status !== 403) throw new Error(`Signing in as ${email} answered ${status}: ${text}`)
  return status === 200
}

/** Follows a stream inside the page. */
const followFrom = async (page: Page, path: string, headers: Readonly<Record<string, string>>): Promise<Stream> => {
  const reader = await page.evaluateHandle(
    async ([place, sent]) => {
      const response = await fetch(`/api${place}`, { headers: sent })
      if (!response.body || response.status !== 200) throw new Error(`${place} answered ${response.status}`)
      return response.body.pipeThrough(new TextDecoderStream()).getReader()
    },
    [path, headers] as const,
  )
  return {
    next: () => reader.evaluate(async (own) => (await own.read()).value),
    close: () => reader.evaluate((own) => own.cancel()),
  }
}

/**
 * Opens the API in a browser. A browser is one user at a time: the next one signs in after pending requests of others.
 * A user who lost access has no session either.
 */
export const browserHome = async (): Promise<Home> => {
  const browser = await openBrowser()
  const page = await browser.fresh(0)
  const underWay = new Set<Promise<unknown>>()
  let person: { readonly email: string; readonly mayEnter: boolean } | undefined
  let turn: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    return result
  }

  const become = async (email: string) => {
    await Promise.allSettled(underWay)
    person = { email, mayEnter: await signIn(page, email) }
    return person.mayEnter
  }

  const isStranger = async (email: string | undefined) => {
    if (email === undefined) return true
    return !(email === person?.email ? person.mayEnter : await become(email))
  }

  const start = async (sent: Sent, email: string | undefined) => {
    const answer = sendFrom(page, sent, await isStranger(email))
    underWay.add(answer)
    answer.finally(() => underWay.delete(answer)).catch(() => undefined)
    // Wrapped: the next one need not wait for the answer.
    return { answer }
  }

  return {
    as: async (email) => {
      if (email !== undefined && !(await inTurn(() => become(email)))) throw new Error(`${email} may not sign in`)
      return async (sent) => (await inTurn(() => start(sent, email))).answer
    },
    follow: (email, path, headers = {}) =>
      inTurn(async () => {
        if (email !== person?.email && !(await become(email))) throw new Error(`${email} may not sign in`)
        return followFrom(page, path, headers)
      }),
    reset: () =>
      inTurn(async () => {
        await Promise.allSettled(underWay)
        await page.evaluate(() => quarterdeckStandin?.reset())
        person = undefined
      }),
    maintain: (change) => page.evaluate(async (told) => quarterdeckStandin?.maintain(told), change),
    close: browser.close,
    takesNoMail: true,
    sendsAsItself: true,
  }
}
