import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { StartFailure } from './failure.ts'
import { isLoopback, readSettings } from './settings.ts'

describe('settings', () => {
  test('take sizes with their unit', () => {
    const { budgets } = readSettings({ UPLOADS_BUDGET: '500 MB', VISITS_BUDGET: '2GB', MAIL_BUDGET: '0 MB' }, [])
    expect(budgets).toEqual({ uploads: 500 * 1024 ** 2, visits: 2 * 1024 ** 3, mail: 0 })
    expect(() => readSettings({ MAIL_BUDGET: '5' }, [])).toThrow('MAIL_BUDGET must be a size like 500 MB or 2 GB')
  })

  test('have defaults that keep the server on this machine', () => {
    expect(readSettings({}, [])).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      publicUrl: undefined,
      trustedProxies: ['loopback'],
      smtpUrl: undefined,
      mailFrom: undefined,
      inbound: {},
      budgets: {},
      backups: { dir: resolve('data/backups') },
      plan: { name: '', limits: { seats: null, products: null, orders: null, storage: null } },
      s3: undefined,
      sessionSecret: undefined,
      logLevel: 'info',
      empty: false,
      allowSample: false,
    })
  })

  test('come from the environment, and an option wins over it', () => {
    const env = { PORT: '4000', HOST: '0.0.0.0', DATA_DIR: '/srv/data', PUBLIC_URL: 'https://office.example.com/' }
    expect(readSettings(env, ['--port', '5000', '--allow-sample', '--empty'])).toMatchObject({
      port: 5000,
      host: '0.0.0.0',
      dataDir: '/srv/data',
      publicUrl: 'https://office.example.com',
      empty: true,
      allowSample: true,
    })
  })

  test('say how far back a mailbox is read', () => {
    const since = (INBOUND_SINCE: string) => readSettings({ INBOUND_SINCE }, []).inbound.since
    expect([since(''), since('all'), since('2026-11-01')]).toEqual([undefined, 'all', new Date('2026-11-01')])
    for (const wrong of ['yesterday', '2026-13-01', '01.11.2026'])
      expect(() => since(wrong)).toThrow('INBOUND_SINCE must be a day like 2026-11-01, or all')
  })

  test('say where people write to: what is named, else whoever the mailbox is of', () => {
    const inbound = (env: Readonly<Record<string, string>>) => readSettings(env, []).inbound.address
    const INBOUND_IMAP_URL = 'imaps://help%40example.com:x@mail.example.com/INBOX'
    expect(inbound({ INBOUND_IMAP_URL })).toBe('help@example.com')
    expect(inbound({ INBOUND_IMAP_URL, INBOUND_ADDRESS: 'support@example.com' })).toBe('support@example.com')
    expect(inbound({ INBOUND_IMAP_URL: 'imaps://help:x@mail.example.com/INBOX' })).toBeUndefined()
    expect(() => inbound({ INBOUND_ADDRESS: 'support' })).toThrow(/INBOUND_ADDRESS must be an address/)
  })

  test('name the plan of the installation and its limits', () => {
    const limits = { seats: 20, products: null, orders: null, storage: 50_000_000_000 }
    const env = { PLAN_NAME: 'Team', PLAN_SEATS: '20', PLAN_STORAGE_GB: '50' }
    expect(readSettings(env, []).plan).toEqual({ name: 'Team', limits })
    expect(() => readSettings({ PLAN_SEATS: '0' }, [])).toThrow('PLAN_SEATS must be a whole number above 0.')
  })

  test('name the mail servers whose word about senders is taken', () => {
    const ids = (INBOUND_AUTHSERV_ID: string) => readSettings({ INBOUND_AUTHSERV_ID }, []).inbound.authservIds
    expect([ids(''), ids('MX.example.com, mx2.example.com')]).toEqual([
      undefined,
      ['mx.example.com', 'mx2.example.com'],
    ])
    expect(() => ids('mx.example.com; spf=pass')).toThrow(/INBOUND_AUTHSERV_ID must be names of mail servers/)
  })

  test('say where weaknesses are reported, by an address or a page', () => {
    const contact = (SECURITY_CONTACT: string) => readSettings({ SECURITY_CONTACT }, []).securityContact
    expect([contact(''), contact('security@example.com'), contact('https://example.com/security')]).toEqual([
      ...[undefined, 'mailto:security@example.com', 'https://example.com/security'],
    ])
    for (const wrong of ['somebody', 'http://example.com', 'javascript:alert(1)', 'a@b.example\nExpires: never'])
      expect(() => contact(wrong)).toThrow(/SECURITY_CONTACT must be an address or a page/)
  })

  test('an empty variable is one that is not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' }, [])).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      publicUrl: undefined,
    })
  })

  test('name the proxies that are believed, or none', () => {
    const proxies = (TRUSTED_PROXIES: string) => readSettings({ TRUSTED_PROXIES }, []).trustedProxies
    expect(proxies('10.0.0.5, 192.168.0.0/16,2001:db8::/32')).toEqual(['10.0.0.5', '192.168.0.0/16', '2001:db8::/32'])
    expect(proxies('none')).toEqual([])
  })

  test('pictures go to a store of the S3 protocol, that of Amazon unless another is named', () => {
    const given = { S3_BUCKET: 'pictures', S3_REGION: 'eu-central-1', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' }
    const s3 = { bucket: 'pictures', region: 'eu-central-1', accessKeyId: 'a', secretAccessKey: 's' }
    expect(readSettings(given, []).s3).toEqual({ ...s3, endpoint: 'https://s3.eu-central-1.amazonaws.com' })
    const own = { ...given, S3_ENDPOINT: 'https://s3.example.com/' }
    expect(readSettings(own, []).s3).toEqual({ ...s3, endpoint: 'https://s3.example.com' })
    expect(readSettings({ S3_BUCKET: '' }, []).s3).toBeUndefined()
  })

  test.each([
    [{ PORT: 'http' }, 'PORT must be a port number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT must be a port number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT must be a port number from 0 to 65535.'],
    [{ HOST: 'a b' }, 'HOST must be a host name or an address, for example 127.0.0.1.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgresql://user:password@host:5432/name.'],
    [{ PUBLIC_URL: 'office' }, 'PUBLIC_URL must look like https://office.example.com.'],
    [
      { TRUSTED_PROXIES: 'proxy.example.com' },
      'TRUSTED_PROXIES must be addresses or networks like 10.0.0.5, 10.0.0.0/8, or none.',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be addresses or networks like 10.0.0.5, 10.0.0.0/8, or none.',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.5 10.0.0.6' },
      'TRUSTED_PROXIES must be addresses or networks like 10.0.0.5, 10.0.0.0/8, or none.',
    ],
    [
      { TRUSTED_PROXIES: 'fe80::1%eth0' },
      'TRUSTED_PROXIES must be addresses or networks like 10.0.0.5, 10.0.0.0/8, or none.',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.5,' },
      'TRUSTED_PROXIES must be addresses or networks like 10.0.0.5, 10.0.0.0/8, or none.',
    ],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must look like smtps://user:password@mail.example.com:465.'],
    [{ MAIL_FROM: 'office' }, 'MAIL_FROM must be an address, for example Quarterdeck <office@example.com>.'],
    [{ S3_BUCKET: 'Pictures' }, 'S3_BUCKET must be the name of a bucket.'],
    [{ S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT must look like https://s3.example.com.'],
    [{ S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'a' }, 'S3_SECRET_ACCESS_KEY must be set too.'],
    [{ S3_REGION: 'eu-central-1' }, 'S3_BUCKET must be set too.'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent.'],
    [{ PORT: 'x', LOG_LEVEL: 'y' }, /^PORT must .*\. LOG_LEVEL must .*\.$/],
  ])('%o is refused with one clear line', (env, message) => {
    expect(() => readSettings(env, [])).toThrow(StartFailure)
    expect(() => readSettings(env, [])).toThrow(message)
  })

  test.each([[['--prot', '80']], [['--port']], [['now']]])(
    'the options %j are refused and the known ones named',
    (args) => {
      expect(() => readSettings({}, args)).toThrow(
        /^[^\n]*The options are --port, --host, --empty and --allow-sample\.$/,
      )
    },
  )
})

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
  ['127.example.com', false],
])('%s is an address of this machine alone: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})
