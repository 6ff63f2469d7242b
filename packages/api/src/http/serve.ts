import type { BodyOf, Endpoint, OutputOf, QueryOf } from '@quarterdeck/contract/endpoint'
import { fieldProblems } from '@quarterdeck/contract/issues'
import type { ListQuery } from '@quarterdeck/contract/list'
import { readList } from '@quarterdeck/contract/list'
import { Problem } from '@quarterdeck/contract/problem'
import { viewAs } from '@quarterdeck/contract/view-as'
import { isKept } from '../db/journal.ts'
import type { Db, Ports, Tx } from '../ports.ts'
import { type Actor, nobody } from './actor.ts'
import { allowed } from './allowed.ts'
import { type Answer, type Rendered, render } from './answer.ts'
import { attempt, attemptTransaction } from './attempt.ts'
import { maxJsonBytes, parseJson, readBytes, readText } from './body.ts'
import type { Proof, RequestContext, WriteContext } from './context.ts'
import type { openDownloads } from './downloads.ts'
import { isAnswered, once } from './idempotency.ts'
import { limitStrangers } from './limit-strangers.ts'
import { elementFields, fieldNames } from './shape.ts'
import type { openShared } from './shared.ts'

/** What a handler of a read is given. */
export interface Read<E> extends RequestContext {
  readonly query: QueryOf<E>
  readonly list: ListQuery
  readonly url: URL
  readonly headers: Headers
  readonly actor: Actor
  /** Who asks where anyone may; `actor` is nobody there, which costs no query. */
  readonly whoAsks: () => Promise<Actor | undefined>
}

/** What a handler of a read is given that answers everybody alike: neither who asks nor when. */
export type Shared<E> = Pick<Read<E>, 'db' | 'query' | 'list' | 'url'>

/** What a handler of a write is given; all it does is one transaction and one batch of the journal. */
export interface Write<E> extends Omit<Read<E>, 'db'>, Omit<WriteContext, 'actor'> {
  readonly body: BodyOf<E>
  /** The version that the client saw. */
  readonly ifMatch: number | undefined
  /** Whether the client wants no body (RFC 7240). */
  readonly minimal: boolean
  /** The body, where it is not JSON. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Runs after the commit, apart from the answer. */
  readonly afterwards: (work: (db: Db) => Promise<void>) => void
}

/** What is done before the transaction of a write begins, so that none is held open by it. */
export type Ahead<E> = Pick<Read<E>, 'query' | 'db' | 'now'> & Pick<Write<E>, 'bytes'>

type Result<E> = Promise<OutputOf<E> | Answer<OutputOf<E>>>
type Handler = (given: Read<Endpoint> & Write<Endpoint> & { readonly ahead: unknown }) => Promise<unknown>

export interface Served {
  readonly endpoint: Endpoint
  readonly handler: Handler
  readonly before?: (given: Ahead<Endpoint>) => Promise<unknown>
  /** Whether the answer depends on nothing but the URL and the data. */
  readonly isShared?: true
}

/** Collects what is served; `createApi` mounts it. */
export interface Serve {
  read<E extends Endpoint>(endpoint: E, handler: (given: Read<E>) => Result<E>): void
  /** A read whose answer depends on nothing but its URL and the data, so that many who ask at once are given the same. */
  shared<E extends Endpoint>(endpoint: E, handler: (given: Shared<E>) => Result<E>): void
  write<E extends Endpoint>(endpoint: E, handler: (given: Write<E>) => Result<E>): void
  /** A write whose work takes long, and may be done again: it is done first, and the handler is given what it came to. */
  after<E extends Endpoint, Done>(
    endpoint: E,
    before: (given: Ahead<E>) => Promise<Done>,
    handler: (given: Write<E> & { readonly ahead: Done }) => Result<E>,
  ): void
}

export const collect = (): { serve: Serve; served: Served[] } => {
  const served: Served[] = []
  const add = (endpoint: Endpoint, handler: unknown) => served.push({ endpoint, handler: handler as Handler })
  const after: Serve['after'] = (endpoint, before, handler) =>
    served.push({ endpoint, handler: handler as Handler, before: before as Served['before'] & {} })
  const shared: Serve['shared'] = (endpoint, handler) =>
    served.push({ endpoint, handler: handler as Handler, isShared: true })
  return { served, serve: { read: add, shared, write: add, after } }
}

/** What is left to somebody who has to set up a second factor first. */
const towardsSecondFactor = /^\/(me|session|sessions|security|two-factor)(\/|$)/

/** What is left to somebody who has closed their account. */
const towardsReturn = /^\/(me|me\/data|session|security\/fresh|deactivation|deactivation\/return)$/

/** What concerns nobody but the person themself, however much somebody may see as them. */
const personal = /^\/(security|sessions|passkeys|api-keys|two-factor|deactivation|me\/data|me\/email)(\/|$)/

/** Who sees the product as somebody else changes nothing but that. @throws Problem `view_only` */
const guardViewing = ({ method, path, needs }: Endpoint): void => {
  if (path === viewAs.stop.path) return
  if (method !== 'GET' || (needs === 'session' && personal.test(path))) throw new Problem('view_only')
}

/** Who asks, and may they? */
const admit = async (endpoint: Endpoint, who: () => Promise<Actor | undefined>): Promise<Actor> => {
  if (endpoint.needs === 'anyone') return nobody
  const actor = await who()
  if (!actor) throw new Problem('unauthenticated')
  if (actor.leaving && !towardsReturn.test(endpoint.path)) throw new Problem('closed_account')
  if (actor.viewer) guardViewing(endpoint)
  if (actor.needsSecondFactor && !towardsSecondFactor.test(endpoint.path)) throw new Problem('second_factor')
  // A key stands for a person in what it names, and not in what is theirs alone.
  if (endpoint.needs === 'session' && actor.scope && (endpoint.method !== 'GET' || personal.test(endpoint.path)))
    throw new Problem('forbidden')
  if (endpoint.needs !== 'session' && !allowed(actor, endpoint.needs)) {
    throw new Problem('forbidden', {
      message: `You need the permission ${endpoint.needs} to do this`,
      needs: endpoint.needs,
    })
  }
  return actor
}

const readParameters = ({ query, list, output }: Endpoint, url: URL) => {
  const own = new Set(fieldNames(query))
  const parameters = [...url.searchParams]
  const read =
    list &&
    readList(
      list,
      parameters.filter(([name]) => !own.has(name)),
      elementFields(output),
    )
  if (read?.bad[0]) throw new Problem('invalid_request', { message: read.bad[0].message })
  const parsed = query?.safeParse(Object.fromEntries(parameters))
  if (parsed?.error) {
    throw new Problem('invalid_request', {
      message: `Unknown value for ${parsed.error.issues[0]?.path.join('.') ?? 'a parameter'}`,
    })
  }
  return { query: parsed?.data, list: read?.query ?? { sort: [], where: [] } }
}

const readBody = ({ method, body, query }: Endpoint, sent: Record<string, unknown> | undefined, url: URL): unknown => {
  if (!body) return undefined
  // Deletes say what to delete in the body or by the parameter; the handler asks for one of them.
  if (sent === undefined && method !== 'DELETE') throw new Problem('invalid_request')
  const parsed = body.safeParse(sent, { reportInput: true })
  if (parsed.success) return parsed.data
  if (method === 'DELETE') {
    if (query && url.searchParams.has('id')) return undefined
    throw new Problem('invalid_request')
  }
  throw new Problem('invalid_fields', { fields: fieldProblems(parsed.error.issues) })
}

const changesOne = ({ method, query }: Endpoint) =>
  (method === 'PUT' || method === 'PATCH') && fieldNames(query).includes('id')

/** Which record an update means: the parameter says it, or the body. @throws Problem where they differ or neither does */
const idOf = (url: URL, sent: Record<string, unknown> | undefined): string => {
  const inBody = typeof sent?.id === 'string' || typeof sent?.id === 'number' ? String(sent.id) : undefined
  const id = url.searchParams.get('id') ?? inBody
  if (!id || (inBody !== undefined && inBody !== id)) throw new Problem('invalid_request')
  return id
}

const readIfMatch = (header: string | null): number | undefined => {
  if (header === null || header === '*') return undefined
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1]
  if (version === undefined) throw new Problem('invalid_request', { message: 'Unknown value for If-Match' })
  return Number(version)
}

const readKey = (header: string | null): string | undefined => {
  if (header !== null && (header.length === 0 || header.length > 200)) {
    throw new Problem('invalid_request', { message: 'Unknown value for Idempotency-Key' })
  }
  return header ?? undefined
}

/** One request through its endpoint: who asks, may they, is the input sound; only then the handler. */
export const answer = async (
  { endpoint, handler, before, isShared }: Served,
  request: Request,
  url: URL,
  ports: Ports & {
    readonly share: ReturnType<typeof openShared>
    readonly download: ReturnType<typeof openDownloads>
    readonly proofOf: (asked: Pick<Write<Endpoint>, 'tx' | 'headers' | 'actor' | 'now'>) => Promise<Proof>
  },
  who: () => Promise<Actor | undefined>,
): Promise<Rendered> => {
  const { db, newId, random, log, background } = ports
  const actor = await attempt(ports, () => admit(endpoint, who))
  if (endpoint.needs === 'anyone') await attempt(ports, () => limitStrangers(ports, endpoint, request.headers))
  const { query: parameters, list } = readParameters(endpoint, url)
  const now = ports.now()
  const common = { list, url, headers: request.headers, actor, whoAsks: who, now, newId, log, background }

  if (endpoint.method === 'GET') {
    const make = async () => {
      const result = await attempt(ports, () => handler({ ...common, query: parameters, db } as never))
      const answered = await ports.download(result, actor.id, request.method === 'HEAD')
      return render(answered, endpoint.status ?? 200, endpoint.answers)
    }
    return isShared && actor.seen !== undefined ? ports.share(url.pathname + url.search, actor.seen, make) : make()
  }

  const text = endpoint.accepts ? '' : await readText(request, maxJsonBytes)
  const sent = parseJson(text)
  const body = readBody(endpoint, sent, url)
  const query = changesOne(endpoint) ? { id: idOf(url, sent) } : parameters
  const ifMatch = readIfMatch(request.headers.get('if-match'))
  const key = readKey(request.headers.get('idempotency-key'))
  const minimal = /(^|[,\s])return=minimal\b/.test(request.headers.get('prefer') ?? '')
  const status =
    minimal && endpoint.method !== 'POST' ? 204 : (endpoint.status ?? (endpoint.method === 'POST' ? 201 : 200))
  const batch = newId()
  const bytes = endpoint.accepts ? await readBytes(request, endpoint.mostBytes ?? maxJsonBytes) : new Uint8Array()
  const ahead = await before?.({ query: query as never, db, now, bytes })
  const later: ((db: Db) => Promise<void>)[] = []
  const afterwards = (work: (db: Db) => Promise<void>) => void later.push(work)

  const work = async (tx: Tx): Promise<Rendered> => {
    later.length = 0
    const proof = () => ports.proofOf({ tx, headers: request.headers, actor, now })
    const given = { ...common, query, tx, proof, body, ifMatch, minimal, batch, random, bytes, afterwards, ahead }
    const done = async () => {
      const rendered = render(await handler(given as never), status, endpoint.answers)
      const headers: [string, string][] = [['x-change-batch', batch]]
      if (status === 204) headers.push(['preference-applied', 'return=minimal'])
      return { ...rendered, headers: [...rendered.headers, ...headers] }
    }
    // What is secret is not kept, so that it cannot be repeated either.
    return key === undefined || endpoint.secret
      ? done()
      : once(tx, key, actor.id, `${request.method} ${url.pathname}${url.search}\n${text}`, bytes, now, done)
  }
  const wasDone = async (there: Db) =>
    (await isKept(there, batch)) || (key !== undefined && (await isAnswered(there, key, actor.id)))
  const rendered = await attemptTransaction(ports, work, wasDone)
  for (const job of later) background(job(db))
  return rendered
}
