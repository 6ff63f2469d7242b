import { problems } from '@quarterdeck/contract/kit/problem'

const problemType = 'application/problem+json'

/** Challenge for clients without a session, which can authenticate with an API key. Browsers show no dialog for this scheme. */
const challenge = 'Bearer realm="Quarterdeck"'

/** Returns the weight of a type in `Accept`; undefined if it isn't listed. */
const weightOf = (accept: string, type: string): number | undefined => {
  const range = accept.split(',').find((each) => each.split(';')[0]?.trim().toLowerCase() === type)
  return range === undefined ? undefined : Number(/;\s*q=([\d.]+)/i.exec(range)?.[1] ?? 1)
}

const prefersProblems = (accept: string): boolean => {
  const weight = weightOf(accept, problemType) ?? 0
  return weight > 0 && weight >= (weightOf(accept, 'application/json') ?? 0)
}

/** Returns a problem as in RFC 9457; further properties of the body become extension members. */
const detailed = (body: Readonly<Record<string, unknown>>, status: number) => {
  const { code, message } = body
  const known = Object.entries(problems).find(([each]) => each === code)?.[1]
  return {
    type: known ? `urn:quarterdeck:problem:${code}` : 'about:blank',
    title: known?.message ?? message,
    status,
    detail: message,
    ...body,
  }
}

/**
 * Completes a rejection as HTTP requires: a 401 has a challenge (RFC 9110, section 11.6.1), and clients that prefer
 * `application/problem+json` receive that.
 */
export const refused = async (request: Request, response: Response): Promise<Response> => {
  if (response.status < 400) return response
  const headers = new Headers(response.headers)
  if (response.status === 401 && !headers.has('www-authenticate')) headers.set('www-authenticate', challenge)
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false
  const { status } = response
  if (!isJson || !prefersProblems(request.headers.get('accept') ?? '')) {
    return new Response(response.body, { status, headers })
  }
  headers.set('content-type', problemType)
  headers.append('vary', 'Accept')
  headers.delete('content-length')
  const text = await response.text()
  return new Response(text && JSON.stringify(detailed(JSON.parse(text), status)), { status, headers })
}
