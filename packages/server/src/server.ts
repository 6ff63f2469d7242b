import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type Db, downloadLimits, type Log, type OnMigrationStep, type Ports } from '@quarterdeck/api'
import { Problem, problems } from '@quarterdeck/contract/kit/problem'
import type { Logger } from 'pino'
import { getDomain } from 'tldts'
import { trackBackground } from './background.ts'
import { openBackups } from './backup/serving.ts'
import { openDataFolder, storedSecret } from './data-folder.ts'
import type { Database } from './database/database.ts'
import { openEmbedded, openRemote } from './database/open.ts'
import { type DrawingLimits, drawInProcesses } from './draw-in-processes.ts'
import type { Say } from './embedded/postgres.ts'
import { type Front, openFront } from './http/front.ts'
import { openLog, toLog } from './log.ts'
import { type Fetched, fetchMails } from './mail/fetch-mails.ts'
import { mailboxOf } from './mail/mailbox.ts'
import { nameOf } from './mail/mailbox-state.ts'
import { openMailReader } from './mail/read-in-process.ts'
import { openMailer } from './mailer.ts'
import { images } from './pictures/images.ts'
import { openPictureStores } from './pictures/stores.ts'
import { openTo, prepareSample, type SampleSource } from './sample.ts'
import type { Settings } from './settings.ts'
import { explained, type Storage, watchStorage } from './storage.ts'
import { reportSteps } from './upgrade/steps.ts'
import { version } from './version.ts'

/** The API that the server serves, as its package exports it. */
export interface Source extends SampleSource {
  readonly createApi: (ports: Ports) => {
    fetch(request: Request): Promise<Response>
    resume(): void
    stop(): void
  }
  readonly noteVersion?: (db: Db, version: string, now: Date) => Promise<void>
  readonly migrate: (db: Db, onStep: OnMigrationStep) => Promise<void>
}

/** A server that takes requests. */
export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly db: Db
  readonly isSample: boolean
  /** Finishes what is in flight, then stops the database. */
  readonly stop: () => Promise<void>
}

export interface StartOptions {
  readonly say?: Say
  readonly logger?: Logger
  /** The folder of the built web app. */
  readonly webRoot?: string
  /** Other limits for what is read while it is sent. */
  readonly downloads?: Partial<Omit<Ports['downloads'], 'db'>>
  /** And for what is drawn. */
  readonly drawing?: Partial<DrawingLimits>
}

const builtWebApp = fileURLToPath(new URL('../../web/dist', import.meta.url))
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
const longestBackgroundMs = 10_000
/** Pause between two looks for work that is due. */
const roundsMs = 1000

/** Starts the server. A start that fails leaves nothing behind: no port, no process, no lock. */
export const startServing = async (
  settings: Settings,
  source: Source,
  options: StartOptions = {},
): Promise<RunningServer> => {
  const { say = () => undefined, logger = openLog(settings.logLevel), webRoot = builtWebApp } = options
  const log = toLog(logger)
  const background = trackBackground(log)
  const drawing = drawInProcesses(log, options.drawing)
  const mailReader = openMailReader(log)
  // The port comes first: if it is taken, nothing else has been touched.
  const front = await openFront(settings.host, settings.port, webRoot, logger, settings)
  const mailer = await openMailer(settings, () => settings.publicUrl ?? urlOf(settings.host, front))
  let database: Database | undefined
  let fetching: Fetched | undefined
  let storage: Storage | undefined
  let backups: ReturnType<typeof openBackups> | undefined
  let rest: () => void = () => undefined
  const stop = async () => {
    rest()
    await fetching?.close()
    await front.close()
    await backups?.close()
    await background.settled(longestBackgroundMs)
    drawing.close()
    mailReader.close()
    await storage?.close()
    await database?.close()
  }
  try {
    const folder = openDataFolder(settings.dataDir)
    database = settings.databaseUrl
      ? await openRemote(settings.databaseUrl, 'serving', log)
      : await openEmbedded(folder, say, log)
    const { inbound } = settings
    const { db, downloads, isOutage, waitForDatabase, listen, isReachable } = database
    const steps = reportSteps(say)
    front.describeStart(steps.describe)
    await source.migrate(db, steps.onStep).finally(steps.end)
    const isSample = await prepareSample(
      database,
      source,
      { empty: settings.empty, openTo: openTo(settings) },
      say,
      new Date(),
    )
    await source.noteVersion?.(db, version, new Date())
    // The mail fetcher runs in this process, and needs no configured secret.
    const secretForMail = inbound.secret ?? (inbound.imapUrl && randomUUID())
    storage = watchStorage(db, folder, !settings.databaseUrl, log)
    const { free, state, noteFull, isFull } = storage
    backups = database.downloads && openBackups({ ...settings, dataDir: folder })
    const api = source.createApi({
      db,
      downloads: { ...downloadLimits, ...options.downloads, db: downloads },
      now: () => new Date(),
      newId: randomUUID,
      random: Math.random,
      secret: sessionSecret(settings, folder, log),
      publicUrl: settings.publicUrl,
      isOutage,
      waitForDatabase,
      listen,
      log,
      mailer,
      plan: settings.plan,
      inbound:
        secretForMail === undefined
          ? undefined
          : {
              secret: secretForMail,
              mailbox: inbound.imapUrl && nameOf(mailboxOf(inbound.imapUrl)),
              address: inbound.address,
              authservIds: inbound.authservIds ?? [],
              organizationOf: (domain) => getDomain(domain, { allowPrivateDomains: true }) ?? undefined,
              read: mailReader.read,
            },
      images,
      pictureStores: openPictureStores(settings, folder),
      disk: { free, state, budgets: settings.budgets },
      documents: drawing.documents,
      backups,
      background: background.add,
    })
    api.resume()
    const rounds = setInterval(api.resume, roundsMs)
    rest = () => {
      clearInterval(rounds)
      api.stop()
    }
    const fetch = async (request: Request) => {
      const isRefused = !reading.has(request.method) && (await state()) === 'full'
      const response = isRefused ? storageFull() : await api.fetch(request)
      // Where only what can wait is refused, the server is as ready as ever.
      if (response.status === problems.storage_full.status && (await state()) !== 'low') noteFull()
      return response
    }
    fetching = inbound.imapUrl
      ? fetchMails({
          url: inbound.imapUrl,
          since: inbound.since,
          db,
          log,
          handOver: handingOver(fetch, secretForMail),
        })
      : undefined
    front.open({ fetch, isReady: isReachable, isFull })
    return { url: urlOf(settings.host, front), port: front.port, db, isSample, stop }
  } catch (error) {
    const reason = explained(error, database, settings)
    await stop().catch((problem: unknown) => log('error', 'Cleaning up failed', { err: problem }))
    throw reason
  }
}

/** Delivers an email to the API like a mail server. */
const handingOver =
  (fetch: (request: Request) => Promise<Response>, secret = '') =>
  (raw: Uint8Array<ArrayBuffer>, arrivedAt: Date | undefined) => {
    const headers = {
      authorization: `Bearer ${secret}`,
      'content-type': 'message/rfc822',
      ...(arrivedAt && { 'x-arrived-at': arrivedAt.toISOString() }),
    }
    return fetch(new Request('http://localhost/api/mail/inbound', { method: 'POST', headers, body: raw }))
  }

const storageFull = () => {
  const { status, body } = new Problem('storage_full')
  return Response.json(body, { status })
}

const sessionSecret = ({ sessionSecret: given, databaseUrl }: Settings, folder: string, log: Log) => {
  if (given) return given
  if (databaseUrl) log('warn', 'SESSION_SECRET is not set: servers that share this database need the same one')
  return storedSecret(folder, 'session-secret')
}

const urlOf = (host: string, { port }: Front) => {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
