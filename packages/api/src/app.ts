import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { type Context, Hono } from 'hono'
import {
  cacheSessions,
  forgetSession,
  limitGuesses,
  markSession,
  openAuthPaths,
  openSignIn,
  proofOf,
} from './account/auth/index.ts'
import { withSecondFactorDue } from './account/security/index.ts'
import { deleteUnused } from './catalog/pictures/index.ts'
import { features, type World } from './features.ts'
import { openUsage, type UsageBook } from './insight/visits/index.ts'
import { collections } from './kinds.ts'
import type { Subscriber } from './kit/context.ts'
import { dropUnusedAttachments } from './kit/files/attachments.ts'
import { openDrawings } from './kit/files/drawings.ts'
import { addressOf } from './kit/http/addresses.ts'
import { guardParameters } from './kit/http/body.ts'
import { clientNetwork } from './kit/http/client-networks.ts'
import { openDownloads } from './kit/http/downloads.ts'
import { problemOf, type UniqueErrors } from './kit/http/errors.ts'
import { readPrefer } from './kit/http/headers.ts'
import { openApi } from './kit/http/openapi.ts'
import { isForeignWrite } from './kit/http/origin.ts'
import { refused } from './kit/http/refusals.ts'
import { headOf, noStore, type Rendered, render, toResponse } from './kit/http/render.ts'
import { answer, collect, isOpenDuring, type Served } from './kit/http/serve.ts'
import { openShared } from './kit/http/shared.ts'
import { openUnreadResponses } from './kit/http/unread-responses.ts'
import { mailKind } from './kit/mail/index.ts'
import type { Ports } from './kit/ports.ts'
import { openWorkQueue } from './kit/queue/index.ts'
import type { Stored } from './kit/records/collection.ts'
import { periodicKinds } from './periodic.ts'
import { mailingKind } from './sales/mailings/index.ts'
import { subscribers as allSubscribers } from './subscribers.ts'
import { deleteOriginals } from './support/inbound/index.ts'
import { batchKind, bundleKind } from './system/batches/index.ts'
import { cleaningKind } from './system/bin/index.ts'
import { undoKind } from './system/changes/index.ts'
import { openAnnouncer, openFeed, shareListening } from './system/events/index.ts'
import { importKind } from './system/imports/index.ts'
import { openJobs } from './system/jobs/index.ts'
import { openGate } from './system/maintenance/index.ts'
import { notifyOfJob } from './system/notices/index.ts'
import { changeKind } from './system/plans/index.ts'

/** Chooses between the two endpoints of one method and path by the `id` parameter. */
const choose = (served: readonly Served[], url: URL): Served | undefined => {
  const hasId = url.searchParams.has('id')
  return served.find(({ endpoint }) => (endpoint.by === 'id') === hasId) ?? served[0]
}

const problemResponse = ({ status, body }: Problem, headers: Record<string, string> = {}): Response => {
  const seconds = body.retryAfter ?? (status === 503 ? 1 : undefined)
  return Response.json(body, {
    status,
    // The response to HEAD has no body that could contain it.
    headers: {
      ...noStore,
      'x-problem-code': body.code,
      ...(seconds !== undefined && { 'retry-after': String(seconds) }),
      ...headers,
    },
  })
}

/** Returns a header if a preference of the client was applied, as in a rejection of unknown fields. */
const appliedTo = ({ method, headers }: Request): Record<string, string> =>
  method !== 'GET' && readPrefer(headers).isStrict ? { 'preference-applied': 'handling=strict' } : {}

/** Fields and messages for violations of unique indexes, by index name. */
const taken: UniqueErrors = Object.assign({}, ...Object.values<Stored>(collections).map((each) => each.uniqueErrors))

/** Opens what the features need beside the ports, and the queue of scheduled work. */
const openWorld = (given: Ports, subscribers: readonly Subscriber[], announce: () => void) => {
  const ports: Ports & Pick<World, 'documents' | 'subscribers'> = {
    ...given,
    subscribers,
    documents: openDrawings(given.documents),
    listen: shareListening(given.listen),
    background: (work) => given.background(work.finally(announce)),
  }
  const { kind, runWithin } = openJobs(
    { ...ports, announce, notify: notifyOfJob },
    {
      change: changeKind,
      undo: undoKind,
      import: importKind,
      send: mailingKind(ports),
      remind: mailingKind(ports),
      issue: batchKind,
      void: batchKind,
      zip: bundleKind(ports.documents),
      print: bundleKind(ports.documents),
      cleaning: cleaningKind(collections, async (tx, now) => {
        await deleteUnused(ports, tx, now)
        await dropUnusedAttachments(ports, tx, now, collections)
        await deleteOriginals(ports, tx, now)
      }),
    },
  )
  const jobs = { run: () => work.run('jobs'), runWithin }
  const world: World = { ...ports, jobs, feed: openFeed(ports), gate: openGate(ports) }
  const { mailer } = world
  // Without a mailer, all mail stays in the outbox.
  const mail = mailer && { mail: mailKind(world, mailer) }
  const work = openWorkQueue(world, { ...periodicKinds(world), jobs: kind, ...mail })
  return { world, work }
}

/** Opens a function that identifies the actor and tells if their second factor is due. */
const openWhoAsks = (world: World, signIn: ReturnType<typeof openSignIn>) => {
  const known = cacheSessions(signIn.whoAsks, world)
  return async (headers: Headers) => {
    const found = await known(headers)
    return found && withSecondFactorDue(world.db, found.actor, world.now(), found.factors)
  }
}

/** Counts a response by its result. Requests without a session are excluded: they are no use of the product. */
const inBook = async (
  book: UsageBook,
  { endpoint, hasOwnTransaction }: Served,
  url: URL,
  { now }: World,
  answered: Promise<Rendered>,
): Promise<Rendered> => {
  if (endpoint.needs === 'anyone' || hasOwnTransaction) return answered
  const at = now()
  const note = (hasFailed: boolean, found?: boolean) =>
    book.note({
      endpoint,
      at,
      hasFailed,
      found,
      took: now().getTime() - at.getTime(),
      way: endpoint.method === 'GET' || endpoint.isRead ? 'read' : 'write',
    })
  try {
    const rendered = await answered
    note(rendered.status >= 500, endpoint.list && url.searchParams.get('q') ? rendered.body !== '[]' : undefined)
    return rendered
  } catch (error) {
    const status = problemOf(error, taken)?.status ?? 500
    // Rejected requests don't count as use.
    if (status !== 401 && status !== 403) note(status >= 500)
    throw error
  }
}

/** Answers a method that a path doesn't support. OPTIONS returns the supported ones; other sites receive no CORS headers. */
const answerMethods = (method: string, known: readonly string[]): Response => {
  const allow = [...known.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each])), 'OPTIONS'].join(', ')
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { ...noStore, allow } })
  return problemResponse(new Problem('method_not_allowed'), { allow })
}

/** Finds the endpoint of a request by path, method and `id` parameter, and runs it. */
const answerServed = (
  app: Hono,
  world: World,
  served: readonly Served[],
  whoAsks: ReturnType<typeof openWhoAsks>,
  held: ReturnType<typeof openUnreadResponses>,
  afterWrite: (endpoint: Endpoint) => void,
  book: UsageBook,
): void => {
  const share = openShared()
  const download = openDownloads(world)
  const addressed = served.map((each) => ({ ...each, address: addressOf(each.endpoint) }))
  const groups = Map.groupBy(addressed, ({ endpoint }) => endpoint.path)
  for (const [path, group] of groups) {
    const methods = Map.groupBy(group, ({ endpoint }) => endpoint.method)
    app.all(path, async (c: Context) => {
      const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
      const url = new URL(c.req.url)
      const found = choose(methods.get(method as never) ?? [], url)
      if (!found) return answerMethods(method, [...methods.keys()])
      const request = c.req.raw
      const who = () => whoAsks(request.headers)
      const answered = limitGuesses(world, found.endpoint, who, () =>
        answer(found, { request, url, who }, { ...world, share, download, held, proofOf }),
      )
      const isRead = method === 'GET' || found.endpoint.isRead || found.hasOwnTransaction
      const counted = inBook(book, found, url, world, answered)
      const rendered = await (isRead ? counted : counted.finally(() => afterWrite(found.endpoint)))
      return request.method === 'HEAD' ? headOf(rendered) : toResponse(rendered)
    })
  }
}

/** Rejects writes from other sites, and everything during maintenance. */
const guardAll = (app: Hono, { publicUrl, gate }: World, served: readonly Served[]): void => {
  const duringMaintenance = new Set(
    served.flatMap(({ endpoint }) => (isOpenDuring(endpoint, 'maintenance') ? [`/api${endpoint.path}`] : [])),
  )
  const toSites = new Set(served.flatMap(({ endpoint }) => (endpoint.toSites ? [`/api${endpoint.path}`] : [])))
  app.use(async (c, next) => {
    if (!toSites.has(c.req.path) && isForeignWrite(c.req.raw, publicUrl)) throw new Problem('cross_origin')
    guardParameters(new URL(c.req.url).searchParams)
    const closed = duringMaintenance.has(c.req.path) ? undefined : await gate.refusal()
    if (closed) return problemResponse(new Problem('maintenance', closed), closed.headers)
    await next()
  })
}

/** Answers unknown paths and failures. */
const answerFailures = (app: Hono, { log }: World): void => {
  app.notFound(() => problemResponse(new Problem('not_found')))
  app.onError((error, c) => {
    const problem = problemOf(error, taken)
    if (problem?.code === 'unauthenticated') return problemResponse(problem, forgetSession(c.req.raw.headers))
    if (problem?.code === 'invalid_fields') return problemResponse(problem, appliedTo(c.req.raw))
    if (problem && (problem === error || problem.status < 500)) return problemResponse(problem)
    log('error', 'a request failed', {
      path: new URL(c.req.url).pathname,
      requestId: c.req.header('x-request-id'),
      error: error.stack ?? String(error),
    })
    return problemResponse(problem ?? new Problem('internal'))
  })
}

/**
 * Creates the whole API: a function from Request to Response.
 * @param subscribers those of the features; tests add their own
 */
export const createApi = (given: Ports, subscribers = allSubscribers) => {
  const announce = openAnnouncer(given.db)
  const { world, work } = openWorld(given, subscribers, announce)
  const signIn = openSignIn(world)
  const { serve, served } = collect()
  const held = openUnreadResponses()
  const book = openUsage(world)
  for (const feature of features) feature(serve, world)

  const app = new Hono().basePath('/api')
  guardAll(app, world, served)
  app.all('/auth/*', async (c) => {
    const methods = openAuthPaths.get(c.req.path.replace(/^\/api\/auth/, ''))
    if (!methods) throw new Problem('not_found')
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    if (!methods.some((each) => each === method)) return answerMethods(method, methods)
    const response = await signIn.fetch(c.req.raw)
    if (!response) throw new Problem('not_found')
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', noStore['cache-control'])
    return markSession(response)
  })
  let printed: Promise<Rendered> | undefined
  app.all('/openapi.json', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return answerMethods(c.req.method, ['GET'])
    printed ??= openApi().then((document) => render(document, 200, undefined))
    if (c.req.method === 'HEAD') return headOf(await printed)
    return toResponse(held.hold(clientNetwork(c.req.raw.headers) ?? '', await printed, true))
  })
  answerServed(
    app,
    world,
    served,
    openWhoAsks(world, signIn),
    held,
    ({ sendsNoMail }) => {
      announce()
      if (!sendsNoMail) world.background(work.run('mail'))
    },
    book,
  )
  answerFailures(app, world)

  return {
    fetch: async (request: Request): Promise<Response> => refused(request, await app.fetch(request)),
    /** Runs the work that is due. A host calls it at the start and every second. */
    resume: () => {
      world.background(work.run())
      world.background(book.writeOften())
    },
    /** Starts no further background work, so that a host can stop soon. */
    stop: () => {
      work.stop()
      world.background(book.writeAll())
    },
  }
}
