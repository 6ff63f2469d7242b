import { withAsciiDomain } from '@quarterdeck/contract/kit/email'
import type { Inbound } from '../../kit/ports.ts'

/**
 * Result of comparing `From:` with the results of the receiving mail server. `unknown`: it reports nothing about the
 * sender; `forged`: the owner of the domain asks to reject such mail (DMARC).
 */
export type SenderCheck = 'pass' | 'unknown' | 'fail' | 'forged'

interface Result {
  readonly method: string
  readonly result: string
  readonly properties: ReadonlyMap<string, string>
}

/** An `Authentication-Results` header (RFC 8601). */
export interface AuthenticationResults {
  /** Name of the server that wrote it, in lower case; empty if it gives none, as Microsoft 365 does. */
  readonly server: string
  readonly results: readonly Result[]
}

/** Returns the index after a comment that begins at `start`; comments nest (RFC 5322, section 3.2.2). */
const afterComment = (text: string, start: number): number => {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '(') depth += 1
    else if (text[at] === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return text.length
}

/** Returns the content of a quoted string that begins at `start`, and the index after it. */
const quotedAt = (text: string, start: number): readonly [content: string, end: number] => {
  let content = ''
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '"') return [content, at + 1]
    if (text[at] === '\\') at += 1
    content += text[at] ?? ''
  }
  return [content, text.length]
}

/** A word, or a separator (`;` or `=`). */
interface Token {
  readonly text: string
  readonly isSeparator: boolean
}

const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = []
  let word: string | undefined
  const end = () => {
    if (word !== undefined) tokens.push({ text: word, isSeparator: false })
    word = undefined
  }
  for (let at = 0; at < text.length; ) {
    const sign = text.charAt(at)
    if (sign === '(') {
      end()
      at = afterComment(text, at)
      continue
    }
    if (sign === '"') {
      const [content, next] = quotedAt(text, at)
      word = (word ?? '') + content
      at = next
      continue
    }
    const isSeparator = sign === ';' || sign === '='
    if (isSeparator || /\s/.test(sign)) end()
    else word = (word ?? '') + sign
    if (isSeparator) tokens.push({ text: sign, isSeparator })
    at += 1
  }
  end()
  return tokens
}

const isSign = (token: Token | undefined, sign: string): boolean => token?.isSeparator === true && token.text === sign

const sectionsOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const sections: Token[][] = [[]]
  for (const token of tokens) {
    if (isSign(token, ';')) sections.push([])
    else sections.at(-1)?.push(token)
  }
  return sections
}

/**
 * Returns the `key=value` pairs of a section. Spaces and comments are allowed around each sign, as in `smtp . mailfrom
 * = a@b.c`.
 */
const pairsOf = (section: readonly Token[]): readonly (readonly [key: string, value: string])[] => {
  const pairs: (readonly [string, string])[] = []
  let start = 0
  for (const [at, token] of section.entries()) {
    const value = section[at + 1]
    if (at < start || !isSign(token, '=') || !value || value.isSeparator) continue
    const key = section.slice(start, at).map(({ text }) => text)
    pairs.push([key.join('').toLowerCase(), value.text])
    start = at + 2
  }
  return pairs
}

const resultOf = (section: readonly Token[]): readonly Result[] => {
  const [first, ...properties] = pairsOf(section)
  if (!first) return []
  // A method may have a version, as in `spf/1`.
  const method = first[0].replace(/\/.*$/, '')
  return [{ method, result: first[1].toLowerCase(), properties: new Map(properties) }]
}

/** Maximum characters read of a header; no server writes longer ones. */
const longestHeader = 16_384

export const parseAuthenticationResults = (value: string): AuthenticationResults => {
  const [head = [], ...rest] = sectionsOf(tokensOf(value.slice(0, longestHeader)))
  const isNamed = !head.some((token) => isSign(token, '='))
  return {
    server: isNamed ? (head[0]?.text ?? '').toLowerCase() : '',
    results: (isNamed ? rest : [head, ...rest]).flatMap(resultOf),
  }
}

/** Returns the domain of an address, or of what is a domain already. */
const domainOf = (text: string): string =>
  withAsciiDomain(`x@${text.split('@').at(-1) ?? ''}`)
    .slice(2)
    .toLowerCase()

export type Trust = Pick<Inbound, 'authservIds' | 'organizationOf'>

/** Compares domains as DMARC does where it is relaxed: they belong to the same organization (RFC 7489, section 3.1). */
const areAligned = (one: string, other: string, { organizationOf }: Trust): boolean =>
  one !== '' && (one === other || (organizationOf(one) ?? one) === (organizationOf(other) ?? other))

const isAligned = ({ method, properties }: Result, from: string, trust: Trust): boolean => {
  if (method === 'spf') return areAligned(domainOf(properties.get('smtp.mailfrom') ?? ''), from, trust)
  const signer = properties.get('header.d') ?? properties.get('header.i') ?? ''
  return method === 'dkim' && areAligned(domainOf(signer), from, trust)
}

/** Checks for results without information about the sender: the check failed, or the domain has no policy. */
const isSilent = ({ method, result }: Result): boolean =>
  result === 'temperror' || (method === 'dmarc' && result === 'none')

const judge = ({ results }: AuthenticationResults, from: string, trust: Trust): SenderCheck => {
  const of = (...methods: readonly string[]) => results.filter(({ method }) => methods.includes(method))
  const policies = of('dmarc')
  // Text of a sender that a server did not escape could add a `pass`, but take away no `fail`.
  if (policies.some(({ result }) => result === 'fail')) return 'forged'
  const isPolicyMet = ({ result, properties }: Result) =>
    result === 'pass' && areAligned(domainOf(properties.get('header.from') ?? from), from, trust)
  const passes = [
    policies.some(isPolicyMet) && policies.every(({ result }) => result === 'pass'),
    of('spf').length === 1 && of('spf').some((each) => each.result === 'pass' && isAligned(each, from, trust)),
    of('dkim').some((each) => each.result === 'pass' && isAligned(each, from, trust)),
  ]
  if (passes.includes(true)) return 'pass'
  return of('dmarc', 'spf', 'dkim').every(isSilent) ? 'unknown' : 'fail'
}

/** Name in the settings for servers that give none. */
const unnamed = 'unnamed'

/**
 * Checks that an email is from the domain in `From:`, by the topmost `Authentication-Results` of a trusted server:
 * those below could have come with the email. Without trusted servers the topmost header can only count against an
 * email, since the sender could have written it.
 */
export const checkSender = (headers: readonly string[], email: string, trust: Trust): SenderCheck => {
  const ids = trust.authservIds
  const parsed = headers.map(parseAuthenticationResults)
  const top = ids.length === 0 ? parsed[0] : parsed.find(({ server }) => ids.includes(server || unnamed))
  if (!top) return 'unknown'
  const check = judge(top, domainOf(email), trust)
  return ids.length === 0 && check === 'pass' ? 'unknown' : check
}
