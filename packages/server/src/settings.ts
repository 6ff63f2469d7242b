import { isIPv4 } from 'node:net'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { DiskSpace } from '@quarterdeck/api'
import { type Plan, selfHosted } from '@quarterdeck/contract/account/plan'
import { emailAddress } from '@quarterdeck/contract/kit/fields'
import { z } from 'zod'
import { messageOf, StartFailure } from './failure.ts'
import { namesProxies } from './http/client-address.ts'
import { missingForS3, type S3Settings, s3Environment, s3Of } from './s3-settings.ts'

const startsWith = (protocols: readonly string[]) => (url: string) =>
  URL.canParse(url) && protocols.includes(new URL(url).protocol)

const unitBytes = { MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 } as const

/** Bytes, written as `500 MB` or `2 GB`. */
const byteSize = z
  .string()
  .regex(/^\d{1,6}\s*[MGT]B$/, 'must be a size like 500 MB or 2 GB')
  .transform((size) => Number.parseInt(size, 10) * unitBytes[size.slice(-2) as keyof typeof unitBytes])
  .optional()

/** Normalizes an address; undefined if it is invalid. */
const addressOf = (text: string | undefined) => emailAddress.safeParse(text).data

/** Returns the URI for reports of vulnerabilities, or undefined for a text that is neither an address nor a page. */
const contactOf = (text: string): string | undefined => {
  const address = addressOf(text)
  if (address !== undefined) return `mailto:${address}`
  return startsWith(['https:'])(text) ? new URL(text).href : undefined
}

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0')
  .transform(Number)
  .optional()

/** Environment variables. Each message continues a sentence that begins with the name of its variable. */
const Environment = z
  .object({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be a port number from 0 to 65535')
      .default(3000),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or an address, for example 127.0.0.1')
      .default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .refine(startsWith(['postgres:', 'postgresql:']), 'must look like postgresql://user:password@host:5432/name')
      .optional(),
    PUBLIC_URL: z
      .string()
      .refine(startsWith(['http:', 'https:']), 'must look like https://office.example.com')
      .transform((url) => new URL(url).origin)
      .optional(),
    TRUSTED_PROXIES: z
      .string()
      .transform((list) => (list.trim() === 'none' ? [] : list.split(',').map((entry) => entry.trim())))
      .refine(
        (entries) => entries.every(namesProxies),
        'must be addresses or networks like 10.0.0.5, 10.0.0.0/8, or none',
      )
      .default(['loopback']),
    SECURITY_CONTACT: z
      .string()
      .refine(
        (contact) => contactOf(contact) !== undefined,
        'must be an address or a page, for example security@example.com or https://example.com/security',
      )
      .transform(contactOf)
      .optional(),
    SMTP_URL: z
      .string()
      .refine(startsWith(['smtp:', 'smtps:']), 'must look like smtps://user:password@mail.example.com:465')
      .optional(),
    MAIL_FROM: z.string().regex(/@/, 'must be an address, for example Quarterdeck <office@example.com>').optional(),
    INBOUND_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    INBOUND_ADDRESS: z
      .string()
      .refine((address) => addressOf(address) !== undefined, 'must be an address, for example support@example.com')
      .transform(addressOf)
      .optional(),
    INBOUND_AUTHSERV_ID: z
      .string()
      .transform((list) => list.split(',').map((id) => id.trim().toLowerCase()))
      .refine(
        (ids) => ids.every((id) => /^[^\s;=()"]+$/.test(id)),
        'must be names of mail servers as Authentication-Results has them, for example mx.example.com',
      )
      .optional(),
    INBOUND_IMAP_URL: z
      .string()
      .refine(
        (url) => startsWith(['imap:', 'imaps:'])(url) && new URL(url).username !== '',
        'must look like imaps://user:password@mail.example.com/INBOX',
      )
      .optional(),
    PLAN_NAME: z.string().max(60, 'must have at most 60 characters').optional(),
    PLAN_SEATS: wholeNumber,
    PLAN_PRODUCTS: wholeNumber,
    PLAN_ORDERS: wholeNumber,
    PLAN_STORAGE_GB: wholeNumber,
    INBOUND_SINCE: z
      .string()
      .refine(
        (since) => since === 'all' || (/^\d{4}-\d{2}-\d{2}$/.test(since) && !Number.isNaN(Date.parse(since))),
        'must be a day like 2026-11-01, or all',
      )
      .transform((since) => (since === 'all' ? since : new Date(since)))
      .optional(),
    ...s3Environment,
    UPLOADS_BUDGET: byteSize,
    VISITS_BUDGET: byteSize,
    MAIL_BUDGET: byteSize,
    BACKUP_DIR: z.string().optional(),
    BACKUP_S3_BUCKET: s3Environment.S3_BUCKET,
    BACKUP_S3_ENDPOINT: s3Environment.S3_ENDPOINT,
    BACKUP_S3_REGION: s3Environment.S3_REGION,
    BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
    BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
    BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
    SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
      .default('info'),
  })
  .check(({ value, issues }) => {
    const missing = missingForS3(value)
    if (missing) issues.push({ code: 'custom', path: [missing], message: 'must be set too', input: undefined })
    const { BACKUP_S3_BUCKET: bucket, BACKUP_S3_ACCESS_KEY_ID = value.S3_ACCESS_KEY_ID } = value
    const secret = value.BACKUP_S3_SECRET_ACCESS_KEY ?? value.S3_SECRET_ACCESS_KEY
    if (bucket && !(BACKUP_S3_ACCESS_KEY_ID && secret))
      issues.push({
        code: 'custom',
        path: ['BACKUP_S3_ACCESS_KEY_ID'],
        message: 'and BACKUP_S3_SECRET_ACCESS_KEY must be set too',
        input: undefined,
      })
  })

/** Settings of backups. */
export interface BackupSettings {
  /** Encrypts them; without one they are as readable as the data folder. */
  readonly passphrase?: string | undefined
  /** Folder of the nightly ones; absolute. */
  readonly dir?: string | undefined
  /** Bucket of the nightly ones, in the place of the folder. */
  readonly s3?: S3Settings | undefined
}

/** All settings of an operator, parsed once at the start. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly publicUrl: string | undefined
  /** The URI for reports of vulnerabilities. */
  readonly securityContact?: string | undefined
  /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[]
  /** URL of the SMTP server; without it all email stays in the outbox. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** The settings of incoming mail. */
  readonly inbound: {
    /** Secret that the delivering program must send; without it delivery is disabled. */
    readonly secret?: string | undefined
    /** Mailbox to fetch from. */
    readonly imapUrl?: string | undefined
    /** Start of the unread mail to fetch; undefined for mail that arrives after the first connection. */
    readonly since?: Date | 'all' | undefined
    /** Address customers write to. */
    readonly address?: string | undefined
    /** Names of trusted mail servers in `Authentication-Results`. */
    readonly authservIds?: readonly string[] | undefined
  }
  /** Shown under *Plan and billing*; without settings a self-hosted installation without limits. */
  readonly plan: Plan
  /** The store of pictures, unless they are stored on this machine. */
  readonly s3: S3Settings | undefined
  /** Bytes of the disk that data from outside may take, by kind. */
  readonly budgets: DiskSpace['budgets']
  readonly backups: BackupSettings
  readonly sessionSecret: string | undefined
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL']
  /** Start without sample data. */
  readonly empty: boolean
  /** Let a sample installation, whose password everybody knows, listen beyond this machine. */
  readonly allowSample: boolean
}

/** Parses the settings of an environment and a command line; throws a StartFailure that names the invalid one. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>, args: readonly string[]): Settings => {
  const options = readOptions(args)
  const given = { ...env, PORT: options.port ?? env.PORT, HOST: options.host ?? env.HOST }
  // An empty variable means "not set": that is how shells and compose files unset one.
  const parsed = Environment.safeParse(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')))
  if (!parsed.success)
    throw new StartFailure(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join(' '))
  const { PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL, TRUSTED_PROXIES } = parsed.data
  const { SMTP_URL, MAIL_FROM } = parsed.data
  const { SESSION_SECRET, LOG_LEVEL } = parsed.data
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    publicUrl: PUBLIC_URL,
    securityContact: parsed.data.SECURITY_CONTACT,
    trustedProxies: TRUSTED_PROXIES,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    inbound: inboundOf(parsed.data),
    plan: planOf(parsed.data),
    s3: s3Of(parsed.data),
    budgets: {
      uploads: parsed.data.UPLOADS_BUDGET,
      visits: parsed.data.VISITS_BUDGET,
      mail: parsed.data.MAIL_BUDGET,
    },
    backups: backupsOf(parsed.data),
    sessionSecret: SESSION_SECRET,
    logLevel: LOG_LEVEL,
    empty: options.empty ?? false,
    allowSample: options['allow-sample'] ?? false,
  }
}

/** Many mailboxes are signed in to by their address. */
const inboundOf = (given: z.infer<typeof Environment>): Settings['inbound'] => {
  const { INBOUND_SECRET: secret, INBOUND_IMAP_URL: imapUrl, INBOUND_SINCE: since } = given
  const { INBOUND_ADDRESS, INBOUND_AUTHSERV_ID: authservIds } = given
  const user = imapUrl && new URL(imapUrl).username.replaceAll('%40', '@').replaceAll('%2B', '+')
  return { secret, imapUrl, since, authservIds, address: INBOUND_ADDRESS ?? addressOf(user) }
}

const backupsOf = (given: z.infer<typeof Environment>): BackupSettings => ({
  passphrase: given.BACKUP_PASSPHRASE,
  dir: resolve(given.BACKUP_DIR ?? join(given.DATA_DIR, 'backups')),
  s3: s3Of({
    S3_BUCKET: given.BACKUP_S3_BUCKET,
    S3_ENDPOINT: given.BACKUP_S3_ENDPOINT ?? given.S3_ENDPOINT,
    S3_REGION: given.BACKUP_S3_REGION ?? given.S3_REGION,
    S3_ACCESS_KEY_ID: given.BACKUP_S3_ACCESS_KEY_ID ?? given.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: given.BACKUP_S3_SECRET_ACCESS_KEY ?? given.S3_SECRET_ACCESS_KEY,
  }),
})

const planOf = (given: z.infer<typeof Environment>): Plan => ({
  name: given.PLAN_NAME ?? selfHosted.name,
  limits: {
    seats: given.PLAN_SEATS ?? null,
    products: given.PLAN_PRODUCTS ?? null,
    orders: given.PLAN_ORDERS ?? null,
    storage: given.PLAN_STORAGE_GB === undefined ? null : given.PLAN_STORAGE_GB * 1_000_000_000,
  },
})

const readOptions = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        empty: { type: 'boolean' },
        'allow-sample': { type: 'boolean' },
      },
    }).values
  } catch (error) {
    const [problem] = messageOf(error).split('. ')
    throw new StartFailure(`${problem}. The options are --port, --host, --empty and --allow-sample.`)
  }
}

/** Returns true for an address, or a host name of a URL, that only this machine can reach. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || (isIPv4(host) && host.startsWith('127.'))
