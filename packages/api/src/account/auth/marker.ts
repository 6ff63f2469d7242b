import { sessionMarker } from '@quarterdeck/contract/kit/session-marker'

const isSession = (line: string) => /^[^=]*session_token=/.test(line)

/** Sets the marker beside the session's cookie: the same life, but readable and without a secret. */
export const markSession = (response: Response): Response => {
  const line = response.headers.getSetCookie().find(isSession)
  if (!line) return response
  const gone = /;\s*max-age=0\b/i.test(line)
  const marker = line.replace(/^[^;]*/, `${sessionMarker}=${gone ? '' : 1}`).replace(/;\s*httponly/i, '')
  const headers = new Headers(response.headers)
  headers.append('set-cookie', marker)
  return new Response(response.body, { status: response.status, headers })
}

/** Returns the session token of a request as stored in the database. better-auth checks the signature beside it. */
export const sessionToken = (headers: Headers): string | undefined => {
  const [, cookie] = /(?:^|;\s*)[^=;]*session_token=([^;]+)/.exec(headers.get('cookie') ?? '') ?? []
  return cookie?.replace(/\.[^.]*$/, '')
}

/** Returns a header that removes the marker cookie of a session that has ended. */
export const forgetSession = (headers: Headers): Record<string, string> =>
  headers.get('cookie')?.includes(`${sessionMarker}=`)
    ? { 'set-cookie': `${sessionMarker}=; Max-Age=0; Path=/; SameSite=Lax` }
    : {}
