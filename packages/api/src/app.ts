import type { Endpoint } from '@quarterdeck/contract/endpoint'
import { type Me, me, session } from '@quarterdeck/contract/me'
import { permissionsOf } from '@quarterdeck/contract/permission'
import { avatarUrl } from '@quarterdeck/contract/pictures'
import { Problem } from '@quarterdeck/contract/problem'
import { type Context, Hono } from 'hono'
import { serveAccess } from './access/index.ts'
import type { Actor } from './actor.ts'
import {
  forgetSession,
  limitGuesses,
  markSession,
  openSignIn,
  proofOf,
  remember,
  serveReset,
  serveSetup,
} from './auth/index.ts'
import { renew, serveBilling, simulator } from './billing/index.ts'
import { cleaningKind, orderCleaning, serveBin } from './bin/index.ts'
import { serveChanges, undoKind } from './changes/index.ts'
import type { AllCollections } from './db/collection.ts'
import { foldOften } from './db/fold.ts'
import { serveDeactivation } from './deactivation/index.ts'
import { collection as deliveries, serveDeliveries } from './deliveries/index.ts'
import { serveEdits } from './edits/index.ts'
import { openAnnouncer, openFeed, serveEvents, shareListening } from './events/index.ts'
import { serveExports } from './exports/index.ts'
import { guardParameters } from './http/body.ts'
import { openDownloads } from './http/downloads.ts'
import { problemOf } from './http/errors.ts'
import { readPrefer } from './http/headers.ts'
import { openApi } from './http/openapi.ts'
import { isForeignWrite } from './http/origin.ts'
import { headOf, toResponse, uncached } from './http/render.ts'
import { answer, collect, isOpenDuring, type Serve, type Served } from './http/serve.ts'
import { openShared } from './http/shared.ts'
import { importKind, serveImports } from './imports/index.ts'
import { serveInvitations } from './invitations/index.ts'
import { collection as invoices, serveInvoices, tellOverdue } from './invoices/index.ts'
import { openQueue, serveJobs } from './jobs/index.ts'
import { openPostman } from './mail/index.ts'
import { openGate, serveStatus } from './maintenance/index.ts'
import { collection as notes, serveNotes } from './notes/index.ts'
import { sendDigests, serveNotices, tellOfJob } from './notifications/index.ts'
import { collection as orders, serveOrders } from './orders/index.ts'
import { serveOutbox } from './outbox/index.ts'
import { dropUnused, servePictures } from './pictures/index.ts'
import { changeKind, servePlans } from './plans/index.ts'
import type { Db, Ports } from './ports.ts'
import {
  collection as products,
  publishDue,
  serveProductFigures,
  serveProducts,
  serveStockLevels,
} from './products/index.ts'
import { ownSettingsOf, serveEmailChange, serveOwnSettings, serveProfile } from './profile/index.ts'
import { serveRefunds } from './refunds/index.ts'
import { serveRegistration } from './registration/index.ts'
import { collection as reviews, serveReviews } from './reviews/index.ts'
import { serveSearch } from './search/index.ts'
import { serveSecurity, withSecondFactorDue } from './security/index.ts'
import { serveShipments, collection as shipments } from './shipments/index.ts'
import { serveSocial } from './social/index.ts'
import { serveTickets, collection as tickets } from './tickets/index.ts'
import { serveOwnRecord, serveUsers, collection as users } from './users/index.ts'
import { serveViewAs } from './view-as/index.ts'
import { listsOf, serveViews } from './views/index.ts'

/** Each is handed records of its own entity only, so the type of the record may be forgotten here. */
export const collections = {
  users,
  orders,
  products,
  deliveries,
  reviews,
  invoices,
  tickets,
  notes,
  shipments,
} satisfies Record<keyof AllCollections, unknown> as unknown as AllCollections

/** How somebody likes the product and their lists. */
const likingsOf = async (db: Db, id: number): Promise<Pick<Me, 'settings' | 'lists'>> => {
  const [settings, lists] = await Promise.all([ownSettingsOf(db, id), listsOf(db, { id })])
  return { settings, lists }
}

const toMe = async (
  db: Db,
  { scope, seen: _, needsSecondFactor = false, leaving, viewer, ...actor }: Actor,
): Promise<Me> => ({
  ...actor,
  needsSecondFactor,
  leaving: leaving ? { kind: leaving.kind, until: leaving.until.toISOString() } : null,
  viewer: viewer ? { ...viewer, until: viewer.until.toISOString() } : null,
  image: actor.image || avatarUrl(actor.email),
  permissions: permissionsOf(actor.accessRole).filter((permission) => scope?.includes(permission) ?? true),
  ...(await likingsOf(db, actor.id)),
})

const serveMe = (serve: Serve): void => {
  serve.read(me.read, async ({ db, actor }) => toMe(db, actor))
  serve.read(session.read, async ({ db, whoAsks }) => {
    const actor = await whoAsks()
    return actor ? toMe(db, actor) : null
  })
}

/** Chooses between the two endpoints of one method and path by the `id` parameter. */
const choose = (served: readonly Served[], url: URL): Served | undefined => {
  const hasId = url.searchParams.has('id')
  return served.find(({ endpoint }) => (endpoint.by === 'id') === hasId) ?? served[0]
}

const problemResponse = ({ status, body }: Problem, headers: Record<string, string> = {}): Response => {
  const seconds = body.retryAfter ?? (status === 503 ? 1 : undefined)
  return Response.json(body, {
    status,
    // The answer to HEAD has no body to say it.
    headers: {
      ...uncached,
      'x-problem-code': body.code,
      ...(seconds !== undefined && { 'retry-after': String(seconds) }),
      ...headers,
    },
  })
}

/** A refusal may be what a client asked for by its preference. */
const appliedTo = ({ method, headers }: Request): Record<string, string> =>
  method !== 'GET' && readPrefer(headers).isStrict ? { 'preference-applied': 'handling=strict' } : {}

/** The whole API: a function from Request to Response. */
export const createApi = (given: Ports) => {
  const announce = openAnnouncer(given.db)
  const ports: Ports = {
    ...given,
    listen: shareListening(given.listen),
    background: (work) => given.background(work.finally(announce)),
  }
  const signIn = openSignIn(ports)
  const known = remember(signIn.whoAsks, ports)
  const whoAsks = async (headers: Headers) => {
    const found = await known(headers)
    return found && withSecondFactorDue(ports.db, found.actor, ports.now(), found.factors)
  }
  const gate = openGate(ports)
  const queue = openQueue(
    { ...ports, announce, tell: tellOfJob },
    {
      change: changeKind(collections),
      undo: undoKind(collections),
      import: importKind,
      cleaning: cleaningKind(collections, (tx, now) => dropUnused(ports, tx, now)),
    },
  )
  const postman = openPostman(ports)
  const share = openShared()
  const download = openDownloads(ports)
  const { serve, served } = collect()
  serveUsers(serve)
  serveOwnRecord(serve)
  serveProfile(serve)
  serveOwnSettings(serve)
  serveEmailChange(serve, ports)
  serveOrders(serve)
  serveNotes(serve)
  serveNotices(serve)
  serveAccess(serve)
  serveSocial(serve)
  serveRefunds(serve)
  serveShipments(serve)
  serveProducts(serve)
  serveProductFigures(serve)
  serveStockLevels(serve)
  serveDeliveries(serve)
  serveReviews(serve)
  serveInvoices(serve)
  serveTickets(serve)
  serveViews(serve)
  serveChanges(serve, collections, queue)
  serveEdits(serve, collections)
  serveEvents(serve, openFeed(ports))
  serveImports(serve, queue, ports)
  servePlans(serve, collections, queue)
  serveJobs(serve)
  serveBin(serve, collections)
  serveExports(serve, collections)
  serveSecurity(serve, ports)
  serveDeactivation(serve, ports)
  serveViewAs(serve)
  serveMe(serve)
  serveSearch(serve)
  serveSetup(serve)
  servePictures(serve, ports)
  serveStatus(serve, gate)
  serveOutbox(serve, ports.publicUrl)
  serveReset(serve, ports)
  serveRegistration(serve)
  serveInvitations(serve, ports)
  serveBilling(serve, ports, simulator)

  const duringMaintenance = new Set(
    served.flatMap(({ endpoint }) => (isOpenDuring(endpoint, 'maintenance') ? [`/api${endpoint.path}`] : [])),
  )
  const app = new Hono().basePath('/api')
  app.use(async (c, next) => {
    if (isForeignWrite(c.req.raw, ports.publicUrl)) throw new Problem('cross_origin')
    guardParameters(new URL(c.req.url).searchParams)
    const closed = duringMaintenance.has(c.req.path) ? undefined : await gate.refusal()
    if (closed) return problemResponse(new Problem('maintenance', closed), closed.headers)
    await next()
  })

  app.on(['GET', 'POST'], '/auth/*', async (c) => {
    const response = await signIn.fetch(c.req.raw)
    if (!response) throw new Problem('not_found')
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', uncached['cache-control'])
    return markSession(response)
  })

  let printed: object | undefined
  app.get('/openapi.json', (c) => {
    printed ??= openApi()
    return c.json(printed, 200, uncached)
  })

  const afterWrite = ({ sendsNoMail }: Endpoint) => {
    announce()
    if (!sendsNoMail) ports.background(postman.run())
  }

  const groups = Map.groupBy(served, ({ endpoint }) => endpoint.path)
  for (const [path, group] of groups) {
    const methods = Map.groupBy(group, ({ endpoint }) => endpoint.method)
    app.all(path, async (c: Context) => {
      const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
      const url = new URL(c.req.url)
      const found = choose(methods.get(method as never) ?? [], url)
      if (!found) {
        return problemResponse(new Problem('method_not_allowed'), { allow: [...methods.keys()].join(', ') })
      }
      const request = c.req.raw
      const who = () => whoAsks(request.headers)
      const answered = limitGuesses(ports, found.endpoint, who, () =>
        answer(found, request, url, { ...ports, share, download, proofOf }, who),
      )
      const rendered = await (method === 'GET' ? answered : answered.finally(() => afterWrite(found.endpoint)))
      return request.method === 'HEAD' ? headOf(rendered) : toResponse(rendered)
    })
  }

  app.notFound(() => problemResponse(new Problem('not_found')))
  app.onError((error, c) => {
    const problem = problemOf(error)
    if (problem?.code === 'unauthenticated') return problemResponse(problem, forgetSession(c.req.raw.headers))
    if (problem?.code === 'invalid_fields') return problemResponse(problem, appliedTo(c.req.raw))
    if (problem && (problem === error || problem.status < 500)) return problemResponse(problem)
    ports.log('error', 'a request failed', {
      path: new URL(c.req.url).pathname,
      requestId: c.req.header('x-request-id'),
      error: error.stack ?? String(error),
    })
    return problemResponse(problem ?? new Problem('internal'))
  })

  return {
    fetch: async (request: Request): Promise<Response> => app.fetch(request),
    /**
     * Picks up background work that was left lying, and clears away what nobody comes back for. A host calls it when it
     * starts and every few seconds.
     */
    resume: () => {
      ports.background(orderCleaning(ports).then(queue.run))
      ports.background(foldOften(ports))
      ports.background(sendDigests(ports))
      ports.background(tellOverdue(ports))
      ports.background(publishDue(ports))
      ports.background(renew(ports, simulator))
      ports.background(postman.run())
    },
    /** Begins no new step of background work, so that a host can stop soon. */
    stop: () => {
      queue.stop()
      postman.stop()
    },
  }
}
