import {
  type BodyOf,
  type Endpoint,
  isForPeople,
  type OutputOf,
  type QueryOf,
  type Restriction,
} from '@quarterdeck/contract/kit/endpoint'
import { fieldProblems } from '@quarterdeck/contract/kit/issues'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { readList } from '@quarterdeck/contract/kit/list'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { type Actor, nobody } from '../actor.ts'
import { Answer } from '../answer.ts'
import type { Proof, RequestContext, Subscriber, WriteContext } from '../context.ts'
import type { Db, Ports, Tx } from '../ports.ts'
import { hasBatch, isBatchStored } from '../records/journal.ts'
import { guardSpace } from '../storage/index.ts'
import { locationOf } from './addresses.ts'
import { allowed } from './allowed.ts'
import { attempt, attemptOnce, attemptTransaction } from './attempt.ts'
import { maxJsonBytes, openUpload, parseJson, readBytes, readText, type Upload } from './body.ts'
import { clientNetwork } from './client-networks.ts'
import type { openDownloads } from './downloads.ts'
import { guardInbound } from './guard-inbound.ts'
import { guardMediaType, readIfMatch, readKey, readPrefer } from './headers.ts'
import { isAnswered, once } from './idempotency.ts'
import { differingFrom, type Ignored, ignoredFields, ignoredHeader, ignoredProblems, isReadOnly } from './ignored.ts'
import { limitStrangers } from './limit-strangers.ts'
import { type Rendered, render, withETag } from './render.ts'
import { elementFields, fieldNames, recordSchema } from './shape.ts'
import type { openShared } from './shared.ts'
import type { openUnreadResponses } from './unread-responses.ts'
import { idsOnly, missingReadPermission, withoutRecord } from './write-only-keys.ts'

/** Input of a read handler. */
export interface Read<E> extends RequestContext {
  readonly query: QueryOf<E>
  readonly list: ListQuery
  readonly url: URL
  readonly headers: Headers
  readonly actor: Actor
  /** Resolves to the actor of a public endpoint. `actor` is nobody there, which costs no query. */
  readonly whoAsks: () => Promise<Actor | undefined>
}

/** Input of a handler whose response is the same for everybody: no actor, no time. */
export type Shared<E> = Pick<Read<E>, 'db' | 'query' | 'list' | 'url'>

/**
 * Input of a write handler, which runs in one transaction with one batch of the journal. The actor is read before the transaction
 * (`after`): a query outside of it would wait for the connection that it holds.
 */
export interface Write<E> extends Omit<Read<E>, 'db' | 'whoAsks'>, Omit<WriteContext, 'actor'> {
  readonly body: BodyOf<E>
  /** Version that the client saw. */
  readonly ifMatch: number | undefined
  /** True if the client wants no body back (RFC 7240). */
  readonly minimal: boolean
  /** Raw body, if it isn't JSON. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Runs work after the commit, independently of the response. */
  readonly afterwards: (work: (db: Db) => Promise<void>) => void
}

/** Input of a handler that opens its own transactions. */
export type OwnTransaction<E> = Pick<Read<E>, 'headers' | 'now'> & Pick<Write<E>, 'body'>

/** Input of the preparation before the transaction of a write, which would otherwise stay open during slow work. */
export type Preparation<E> = Pick<Read<E>, 'query' | 'db' | 'now' | 'newId' | 'whoAsks' | 'headers'> &
  Pick<Write<E>, 'bytes' | 'actor' | 'batch'> & {
    /** Body that is read while it arrives. */
    readonly upload: Upload
  }

type Result<E> = Promise<OutputOf<E> | Answer<OutputOf<E>>>
type Handler = (given: Read<Endpoint> & Write<Endpoint> & { readonly prepared: unknown }) => Promise<unknown>

export interface Served {
  readonly endpoint: Endpoint
  readonly handler: Handler
  readonly before?: (given: Preparation<Endpoint>) => Promise<unknown>
  /** True if the response depends only on the URL and the data. */
  readonly isShared?: true
  /** True if the handler opens its own transactions. */
  readonly hasOwnTransaction?: true
  /** Path at which the created record is read. */
  readonly address?: string | undefined
}

/** Collects the handlers that `createApi` mounts. */
export interface Serve {
  read<E extends Endpoint>(endpoint: E, handler: (given: Read<E>) => Result<E>): void
  /** Serves a read whose response depends only on the URL and the data, so parallel requests share it. */
  shared<E extends Endpoint>(endpoint: E, handler: (given: Shared<E>) => Result<E>): void
  write<E extends Endpoint>(endpoint: E, handler: (given: Write<E>) => Result<E>): void
  /**
   * Serves a write outside the records, such as collected events: the handler opens its own transactions, so many events fit into
   * one.
   */
  ownTransaction<E extends Endpoint>(endpoint: E, handler: (given: OwnTransaction<E>) => Result<E>): void
  /** Serves a write with slow, repeatable work: `before` runs outside the transaction, and the handler receives its result. */
  after<E extends Endpoint, Done>(
    endpoint: E,
    before: (given: Preparation<E>) => Promise<Done>,
    handler: (given: Write<E> & { readonly prepared: Done }) => Result<E>,
  ): void
}

export const collect = (): { serve: Serve; served: Served[] } => {
  const served: Served[] = []
  const add = (endpoint: Endpoint, handler: unknown) => served.push({ endpoint, handler: handler as Handler })
  const after: Serve['after'] = (endpoint, before, handler) =>
    served.push({ endpoint, handler: handler as Handler, before: before as Served['before'] & {} })
  const shared: Serve['shared'] = (endpoint, handler) =>
    served.push({ endpoint, handler: handler as Handler, isShared: true })
  const ownTransaction: Serve['ownTransaction'] = (endpoint, handler) =>
    served.push({ endpoint, handler: handler as Handler, hasOwnTransaction: true })
  return { served, serve: { read: add, shared, write: add, after, ownTransaction } }
}

export const isOpenDuring = ({ openDuring }: Endpoint, restriction: Restriction): boolean =>
  openDuring?.includes(restriction) ?? false

/**
 * Rejects actors in a restricted state, except at the endpoints that end it.
 * @throws Problem `closed_account`, `view_only` or `second_factor`
 */
const guardRestricted = (endpoint: Endpoint, { leaving, viewer, needsSecondFactor }: Actor): void => {
  if (leaving && !isOpenDuring(endpoint, 'closed-account')) throw new Problem('closed_account')
  const isLooking = endpoint.method === 'GET' && !endpoint.personal
  if (viewer && !isLooking && !isOpenDuring(endpoint, 'viewing-as')) throw new Problem('view_only')
  if (needsSecondFactor && !isOpenDuring(endpoint, 'second-factor-due')) throw new Problem('second_factor')
}

/** Identifies the actor and checks their permission. */
const admit = async (endpoint: Endpoint, who: () => Promise<Actor | undefined>): Promise<Actor> => {
  if (!isForPeople(endpoint)) return nobody
  const actor = await who()
  if (!actor) throw new Problem('unauthenticated')
  guardRestricted(endpoint, actor)
  // A key has the permissions of its person, but no access to what is personal.
  if (endpoint.needs === 'session' && actor.scope && (endpoint.method !== 'GET' || endpoint.personal))
    throw new Problem('forbidden')
  if (endpoint.needs !== 'session' && !allowed(actor, endpoint.needs)) {
    throw new Problem('forbidden', {
      message: `You need the permission ${endpoint.needs} to do this`,
      needs: endpoint.needs,
    })
  }
  const unread = endpoint.method === 'GET' || endpoint.isRead ? missingReadPermission(endpoint, actor) : undefined
  if (unread) throw new Problem('forbidden', { message: `You need the permission ${unread} to do this`, needs: unread })
  return actor
}

const badParameter = (message: string) => new Problem('invalid_request', { message })

const readParameters = ({ query, list, output }: Endpoint, url: URL) => {
  const own = new Set(fieldNames(query))
  const parameters = [...url.searchParams]
  const seen = new Set<string>()
  for (const [name] of parameters.filter(([name]) => own.has(name) || !list)) {
    if (!own.has(name)) throw badParameter(`Unknown parameter ${name}`)
    if (seen.has(name)) throw badParameter(`${name} takes one value`)
    seen.add(name)
  }
  const read =
    list &&
    readList(
      list,
      parameters.filter(([name]) => !own.has(name)),
      elementFields(output),
    )
  if (read?.bad[0]) throw badParameter(read.bad[0].message)
  const parsed = query?.safeParse(Object.fromEntries(parameters))
  if (parsed?.error) {
    throw badParameter(`Unknown value for ${parsed.error.issues[0]?.path.join('.') ?? 'a parameter'}`)
  }
  return { query: parsed?.data, list: read?.query ?? { sort: [], where: [] } }
}

const isUpdate = ({ method }: Endpoint) => method === 'PUT' || method === 'PATCH'

const changesOne = (endpoint: Endpoint) => isUpdate(endpoint) && fieldNames(endpoint.query).includes('id')

/** Returns true if the body may contain the version of the changed record. */
const takesVersion = (endpoint: Endpoint) =>
  isUpdate(endpoint) &&
  fieldNames(recordSchema(endpoint.output)).includes('version') &&
  !fieldNames(endpoint.body).includes('version')

/** Returns true for a body field that is read as a parameter or a header. */
const isReadElsewhere = (endpoint: Endpoint, { path: [name, ...rest] }: Ignored) =>
  rest.length === 0 && ((name === 'id' && changesOne(endpoint)) || (name === 'version' && takesVersion(endpoint)))

/**
 * Returns the body and the fields of it that are ignored.
 * @throws Problem `invalid_fields`; with `handling=strict` also for unknown fields
 */
const readBody = (
  endpoint: Endpoint,
  sent: Record<string, unknown> | undefined,
  url: URL,
  isStrict: boolean,
  isApart = false,
): { body: unknown; unknown: readonly Ignored[]; readOnly: readonly Ignored[] } => {
  const { method, body, query, output } = endpoint
  // A delete takes its ids from the body or the parameter; the handler requires one of them.
  if (body && sent === undefined && method !== 'DELETE') throw new Problem('invalid_request')
  const parsed = body?.safeParse(sent, { reportInput: true })
  const isByParameter = method === 'DELETE' && parsed?.success === false
  if (isByParameter && !(query && url.searchParams.has('id'))) throw new Problem('invalid_request')

  // Clients that report events don't receive the ignored fields.
  const isSilent = isApart && !isStrict
  const found = isSilent ? [] : ignoredFields(isByParameter ? undefined : body, sent)
  const ignored = found.filter((one) => !isReadElsewhere(endpoint, one))
  const { unknown = [], readOnly = [] } = Object.groupBy(ignored, (one) =>
    isReadOnly(output, one) ? 'readOnly' : 'unknown',
  )
  const refused = isStrict ? ignoredProblems(unknown, 'unknown_field') : {}
  const broken = parsed?.error && !isByParameter ? fieldProblems(parsed.error.issues) : {}
  const fields = { ...refused, ...broken }
  if (Object.keys(fields).length > 0) throw new Problem('invalid_fields', { fields })
  return { body: isByParameter ? undefined : parsed?.data, unknown, readOnly }
}

/**
 * Returns the id of an update, from the parameter or the body.
 * @throws Problem if they differ or both are missing
 */
const idOf = (url: URL, sent: Record<string, unknown> | undefined): string => {
  const isSent = sent?.id !== undefined
  if (isSent && typeof sent.id !== 'string' && typeof sent.id !== 'number') throw new Problem('invalid_request')
  const inBody = isSent ? String(sent.id) : undefined
  const id = url.searchParams.get('id') ?? inBody
  if (!id || (inBody !== undefined && inBody !== id)) throw new Problem('invalid_request')
  return id
}

/**
 * Returns the version that the client saw, from the header or the record that it sends back.
 * @throws Problem if they differ
 */
const versionSeen = (endpoint: Endpoint, header: string | null, sent: Record<string, unknown> | undefined) => {
  const ifMatch = readIfMatch(header)
  if (sent?.version === undefined || !takesVersion(endpoint)) return ifMatch
  const { version } = sent
  if (typeof version !== 'number' || !Number.isSafeInteger(version)) {
    throw fieldProblem('version', { code: 'type', message: 'Not a whole number' })
  }
  if (ifMatch !== undefined && ifMatch !== version) {
    throw badParameter('If-Match and the version in the body differ')
  }
  return version
}

type World = Ports & {
  readonly subscribers: readonly Subscriber[]
  readonly share: ReturnType<typeof openShared>
  readonly download: ReturnType<typeof openDownloads>
  readonly held: ReturnType<typeof openUnreadResponses>
  readonly proofOf: (asked: Pick<Write<Endpoint>, 'tx' | 'headers' | 'actor' | 'now'>) => Promise<Proof>
}

interface ApiRequest {
  readonly request: Request
  readonly url: URL
  readonly who: () => Promise<Actor | undefined>
}

/** Returns the headers of a write: its batch if it changed something, and the address of a created record. */
const changeHeaders = (tx: Tx, batch: string, address: string | undefined, result: unknown): [string, string][] => {
  const location = address && locationOf(address, result instanceof Answer ? result.value : result)
  return [
    ...(hasBatch(tx, batch) ? [['x-change-batch', batch] as [string, string]] : []),
    ...(location ? [['location', location] as [string, string]] : []),
  ]
}

/** Runs a request through its endpoint: actor, permission, validation, handler. */
export const answer = async (served: Served, asked: ApiRequest, ports: World): Promise<Rendered> => {
  const { endpoint } = served
  const { headers } = asked.request
  await guardSpace(ports, endpoint)
  const actor = await attempt(ports, () => admit(endpoint, asked.who))
  if (endpoint.needs === 'anyone') await attempt(ports, () => limitStrangers(ports, endpoint, headers))
  if (endpoint.needs === 'inbound-secret') await attempt(ports, () => guardInbound(ports, endpoint, headers))
  const reader = actor.id === nobody.id ? clientNetwork(headers) : String(actor.id)
  if (reader === undefined) return answerAdmitted(served, asked, ports, actor)
  ports.held.guard(reader)
  return ports.held.hold(reader, await answerAdmitted(served, asked, ports, actor), endpoint.method === 'GET')
}

const answerAdmitted = async (
  { endpoint, handler, before, isShared, hasOwnTransaction, address }: Served,
  { request, url, who }: ApiRequest,
  ports: World,
  actor: Actor,
): Promise<Rendered> => {
  const { db, newId, random, log, background, subscribers } = ports
  const { query: parameters, list } = readParameters(endpoint, url)
  const now = ports.now()
  const common = { list, url, headers: request.headers, actor, whoAsks: who, now, newId, log, background }

  if (endpoint.method === 'GET') {
    const make = async () => {
      const result = await attempt(ports, () => handler({ ...common, query: parameters, db } as never))
      const answered = await ports.download(result, actor.id, request.method === 'HEAD')
      return render(answered, endpoint.status ?? 200, endpoint.answers)
    }
    const isAlike = isShared && actor.seen !== undefined
    const rendered = await (isAlike ? ports.share(url.pathname + url.search, actor.seen, make) : make())
    return withETag(rendered, request.headers.get('if-none-match'))
  }

  const text = endpoint.accepts ? '' : await readText(request, endpoint.maxBytes ?? maxJsonBytes)
  if (endpoint.accepts || text) guardMediaType(endpoint, request.headers)
  const sent = parseJson(text)
  const { isMinimal: minimal, isStrict } = readPrefer(request.headers)
  const { body, unknown, readOnly } = readBody(endpoint, sent, url, isStrict, hasOwnTransaction)
  if (hasOwnTransaction) {
    const result = await attempt(ports, () => handler({ ...common, query: parameters, body } as never))
    return render(result, endpoint.status ?? 201, endpoint.answers)
  }
  const query = changesOne(endpoint) ? { id: idOf(url, sent) } : parameters
  const ifMatch = versionSeen(endpoint, request.headers.get('if-match'), sent)
  const key = readKey(request.headers.get('idempotency-key'))
  const status =
    minimal && endpoint.method !== 'POST' ? 204 : (endpoint.status ?? (endpoint.method === 'POST' ? 201 : 200))
  const batch = newId()
  const max = endpoint.maxBytes ?? maxJsonBytes
  const bytes = endpoint.accepts && !endpoint.streams ? await readBytes(request, max) : new Uint8Array()
  const upload = openUpload(request, max)
  const prepare = async () =>
    before?.({
      query: query as never,
      db,
      now,
      newId,
      actor,
      batch,
      bytes,
      upload,
      whoAsks: who,
      headers: request.headers,
    })
  // A streamed body can't be read twice.
  const prepared = await (endpoint.streams ? attemptOnce(ports, prepare) : attempt(ports, prepare))
  const later: ((db: Db) => Promise<void>)[] = []
  const afterwards = (work: (db: Db) => Promise<void>) => void later.push(work)

  const content = endpoint.streams ? upload.fingerprint() : bytes

  const work = async (tx: Tx): Promise<Rendered> => {
    later.length = 0
    const proof = () => ports.proofOf({ tx, headers: request.headers, actor, now })
    let before: (() => unknown) | undefined
    const onFound = (read: () => unknown) => {
      before ??= read
    }
    const input = { ...common, query, body, ifMatch, minimal, bytes }
    const given = { ...input, tx, proof, batch, random, subscribers, afterwards, prepared, onFound }
    const handle = async () => {
      if (!missingReadPermission(endpoint, actor)) return handler(given as never)
      const refuse = (error: unknown) => {
        throw withoutRecord(error)
      }
      return idsOnly(await handler(given as never).catch(refuse))
    }
    const done = async () => {
      const result = await handle()
      const differing = await differingFrom(readOnly, result, before)
      if (isStrict && differing.length > 0) {
        throw new Problem('invalid_fields', { fields: ignoredProblems(differing, 'read_only') })
      }
      const rendered = render(result, status, endpoint.answers)
      const ignored = [...unknown, ...differing]
      const headers: [string, string][] = changeHeaders(tx, batch, address, result)
      if (ignored.length > 0) headers.push(['x-ignored-fields', ignoredHeader(ignored)])
      const applied = [...(status === 204 ? ['return=minimal'] : []), ...(isStrict ? ['handling=strict'] : [])]
      if (applied.length > 0) headers.push(['preference-applied', applied.join(', ')])
      return { ...rendered, headers: [...rendered.headers, ...headers] }
    }
    // Secrets aren't stored, so these responses can't be repeated.
    return key === undefined || endpoint.secret
      ? done()
      : once(tx, key, actor.id, `${request.method} ${url.pathname}${url.search}\n${text}`, content, now, done)
  }
  const wasDone = async (there: Db) =>
    (await isBatchStored(there, batch)) || (key !== undefined && (await isAnswered(there, key, actor.id)))
  const rendered = await attemptTransaction(ports, work, wasDone)
  for (const job of later) background(job(db))
  return rendered
}
