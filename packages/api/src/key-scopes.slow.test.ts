import { allEndpoints } from '@quarterdeck/contract'
import { type Endpoint, isForPeople } from '@quarterdeck/contract/kit/endpoint'
import { factsOf, isEntity } from '@quarterdeck/contract/kit/entities'
import { type Permission, permissionFor, permissions } from '@quarterdeck/contract/kit/permission'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { type Client, clientOf } from './testing/client.ts'
import { emailOf } from './testing/contract/given.ts'
import type { Received, Send, Sent } from './testing/home.ts'
import { isWhole } from './testing/size.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** Relevant parts of a schema's definition. */
interface Def {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly options?: readonly z.ZodType[]
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly out?: z.ZodType
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
  readonly valueType?: z.ZodType
}

/** Existing values in this database, by field name. */
type Known = ReadonlyMap<string, readonly unknown[]>

const likely: readonly unknown[] = [
  'Walked',
  'walked@example.com',
  '2027-03-01',
  '2027-03',
  '2027-03-01T00:00:00.000Z',
  'https://example.com/walked',
  '4242424242424242',
  '123',
  'US',
  1,
  2030,
  5.25,
  true,
]

/** Returns valid values of a schema, with the fields of an object varied one at a time. */
const validFor = (schema: z.ZodType, name: string, known: Known): unknown[] => {
  const valid = (values: readonly unknown[]) => values.filter((value) => schema.safeParse(value).success)
  const given = valid(known.get(name) ?? [])
  const values = given.length > 0 ? given : valid(candidatesFor(schema.def as unknown as Def, name, known))
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}

const candidatesFor = (def: Def, name: string, known: Known): readonly unknown[] => {
  const inner = def.innerType ?? def.in
  const parts = [inner, def.out].filter((each) => each && each.def.type !== 'transform') as z.ZodType[]
  if (inner) return [...parts.flatMap((each) => validFor(each, name, known)), ...likely]
  if (def.shape) return objectsFor(def.shape, known)
  if (def.options) return def.options.flatMap((option) => validFor(option, name, known))
  if (def.element) return validFor(def.element, name.replace(/s$/, ''), known).map((value) => [value])
  if (def.valueType) return [{ name: 0, email: 1 }, { status: 'Pending' }, {}]
  return def.entries ? Object.values(def.entries) : (def.values ?? likely)
}

/** Returns the smallest valid object, and copies with each other value of each field. */
const objectsFor = (shape: NonNullable<Def['shape']>, known: Known): Record<string, unknown>[] => {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const isNeeded = !schema.safeParse(undefined).success
    const values = validFor(schema, name, known)
    // The content of a text or a number doesn't matter, unlike the choice of a record or an option.
    const isAny = values.some((value) => likely.includes(value)) && !known.has(name)
    return { name, isNeeded, values: isAny ? values.slice(0, 1) : values }
  })
  const min = Object.fromEntries(fields.flatMap(({ name, isNeeded, values }) => (isNeeded ? [[name, values[0]]] : [])))
  const varied = fields.flatMap(({ name, isNeeded, values }) =>
    values.slice(isNeeded ? 1 : 0).map((value) => ({ ...min, [name]: value })),
  )
  return [min, ...varied]
}

/** Returns the table name for a path: `accessRequests` for `/access/requests`. */
const camel = (path: string) => path.slice(1).replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())

const csv = 'name,email\nWalked,imported@example.com\n'

/** Bodies other than JSON, by media type. */
const files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  'text/csv': csv,
  'application/octet-stream': new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#00f' } })
      .png()
      .toBuffer(),
  ),
}

/** Returns valid requests to an endpoint. */
const requestsTo = ({ method, path, query, body, accepts }: Endpoint, known: Known): Sent[] => {
  const table = [...known.keys()].find((name) => name.startsWith('#') && camel(path).startsWith(name.slice(1)))
  const ids = known.get(table ?? '#users') ?? []
  const withIds = (values: readonly unknown[]): Known => new Map([...known, ['id', values]])
  const queries = (query ? validFor(query, '', withIds(ids.map(String))) : [{}]) as Record<string, unknown>[]
  const isOne = queries.some(({ id }) => id !== undefined)
  return queries.flatMap((asked) => {
    const isNamed = asked.id !== undefined
    // Updates name their record by the parameter, deletes by the parameter or the body.
    if (isOne && !isNamed && method !== 'DELETE') return []
    const bodies =
      body && !(isNamed && method === 'DELETE') ? validFor(body, '', withIds(isNamed ? [] : ids)) : [undefined]
    const texts = accepts
      ? [files[accepts]]
      : bodies.map((sent) => (sent === undefined ? undefined : JSON.stringify(sent)))
    const parameters = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
    return texts.map((text) => ({
      method,
      path: `${path}?${parameters}`,
      ...(method === 'GET' || text === undefined
        ? {}
        : { headers: { 'content-type': accepts ?? 'application/json' }, body: text }),
    }))
  })
}

/** Creates credentials of the key's owner and of somebody else, which a key could delete. */
const addWaysIn = async () => {
  const made = { publicKey: 'none', counter: 0, deviceType: 'multiDevice', backedUp: true, createdAt: new Date() }
  const rows = [1, 5].map((userId) => ({ userId, name: 'Laptop', credentialID: `laptop ${userId}`, ...made }))
  await testApp.db
    .insertInto('passkeys')
    .values(rows.map((row) => ({ ...row, transports: null, aaguid: null, usedAt: null })))
    .execute()
  await testApp.db.insertInto('twoFactors').values({ userId: 5, secret: 'kept', backupCodes: 'kept' }).execute()
}

/** Creates a record of every kind as an owner, and returns their ids. */
const prepare = async (): Promise<Known> => {
  await testApp.reset()
  owner = clientOf(await testApp.as(emailOf('owner')))
  const stranger = clientOf(await testApp.as(undefined))
  await stranger.post('/password-reset', { email: emailOf('manager') })
  await addWaysIn()
  await owner.post('/invitations', { email: 'ada@example.com', accessRole: 'viewer', locale: 'en' })
  await clientOf(await testApp.as(emailOf('support'))).post('/access/requests', {
    permission: 'products:write',
    reason: 'Please',
  })
  const { code } = (await owner.get('/products?id=1')).json
  for (const [entity, text, mapping] of [
    ['users', csv, { name: 0, email: 1 }],
    ['products', `code,price\n${code},0.01\n`, { code: 0, price: 1 }],
  ] as const) {
    const { id } = (await owner.post(`/imports?entity=${entity}`, text, { 'content-type': 'text/csv' })).json
    await owner.put(`/imports?id=${id}`, { mapping, mode: entity === 'products' ? 'update' : 'create' })
  }
  await owner.post('/deliveries', { productId: 3, pieces: 5, expectedOn: '2027-03-01' })
  // Before the others are tried: an invoice that its order has changed since.
  await owner.del(`/invoices?id=${(await owner.get('/orders?id=10')).json.invoiceId}`)
  const billed = (await owner.post('/orders/invoice', { id: 10 })).json.invoice
  await owner.patch('/orders?id=10', { taxAmount: 2 })
  await owner.post('/shipments', { orderId: 9, lines: [{ line: 1, quantity: 1 }] })
  await owner.post('/notes', { about: { entity: 'orders', record: '3' }, text: 'Before' })
  const bill = { customer: { id: 5 }, products: [{ title: 'x', quantity: 1, price: 900 }] }
  const { invoice } = (await owner.post('/invoices', bill)).json
  await owner.post('/invoice-links', { invoiceId: invoice.id })
  const mailing = { kind: 'send', selection: { ids: [invoice.id] } }
  const plan = (await owner.post('/invoices/mailings', mailing)).json
  // Another invoice than the one that is credited and voided.
  await owner.post('/invoices', bill)
  await owner.post('/invoices/drafts', bill)
  await owner.put('/users?id=9', { email: 'moved@example.com', status: 'Banned', name: 'Moved' })
  await owner.put('/products?id=2', { price: 1 })
  await owner.patch('/orders?id=8', { status: 'Pending', taxAmount: 2 })
  await owner.del(`/invoices?id=${(await owner.get('/orders?id=8')).json.invoiceId}`)
  await owner.put('/tickets?id=2', { subject: 'Changed' })
  const manager = clientOf(await testApp.as(emailOf('manager')))
  // Keys may only reply to people who wrote to the ticket, so this one has no recipient.
  await owner.put('/tickets?id=13', { userId: null, requesterEmail: '' })
  const { draft } = (await manager.put('/messages/drafts', { ticketId: 13, body: 'Half a reply' })).json
  await owner.put('/reviews?id=2', { reply: 'Thanks' })
  await stranger.post('/help/misses', { q: 'Gift vouchers', language: 'en' })
  await owner.post('/tickets/merge', { into: 5, ids: [6] })
  const [said] = (await owner.get('/messages?ticketId=9')).json
  const { incidents } = (await owner.post('/incidents', { title: 'Slow', impact: 'degraded' })).json
  const [{ columns }] = (await owner.get('/boards')).json
  const [from, to] = columns
  // Only messages of the last seconds can be undone, and the test takes longer.
  const { message } = (await owner.post('/messages', { ticketId: 13, body: 'Just now' })).json
  const soon = new Date(Date.now() + 3_600_000)
  await testApp.db.updateTable('messages').set({ createdAt: soon }).where('id', '=', message.id).execute()
  await owner.del('/users?id=11')
  await owner.del('/products?id=4')
  await testApp.idle()
  await testApp.db.updateTable('outbox').set({ state: 'failed' }).where('template', '=', 'invitation').execute()
  const failed = { kind: 'digests', key: 'walked', state: 'failed', dueAt: new Date(), updatedAt: new Date() } as const
  await testApp.db
    .insertInto('work')
    .values(failed)
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(failed))
    .execute()
  // Written last, as it is undone within ten seconds.
  await owner.post('/messages', { ticketId: 13, body: 'Too early' })
  return new Map([
    ['#ticketsUnmerge', [6]],
    ['#ticketsSplit', [said.id]],
    ['#invoicesMailings', [plan.id]],
    ['#invoicesFollowOrder', [billed.id]],
    ...(await namesIn()),
    ['invoiceId', [invoice.id]],
    ['#incidents', [incidents[0].id]],
    ['ticketId', [13, 9]],
    ['authorId', [draft.author.id]],
    ['columnId', [from.id]],
    ['to', [to.id]],
  ])
}

/** Number of records to try: people of each access role; an invoice in the trash, a draft and an issued one. */
const many: Readonly<Record<string, number>> = { users: 6, invoices: 3 }

const namesIn = async (): Promise<Known> => {
  const known = new Map<string, readonly unknown[]>()
  const { rows: tables } = await sql<{ name: string; isUpdated: boolean }>`
    select "table_name"::text as "name", bool_or("column_name" = 'updatedAt') as "isUpdated"
    from "information_schema"."columns" where "table_schema" = 'public' group by 1
    having bool_or("column_name" = 'id') order by length("table_name") desc`.execute(testApp.db)
  for (const { name, isUpdated } of tables) {
    // Otherwise the most recently changed records.
    const newest = isUpdated && name !== 'users' ? sql`"updatedAt" desc, ` : sql``
    const { rows } = await sql<{ id: unknown }>`
      select "id" from ${sql.table(name)} order by ${newest}"id" limit ${many[name] ?? 2}`.execute(testApp.db)
    known.set(
      `#${name}`,
      rows.map(({ id }) => id),
    )
  }
  const { rows: made } = await sql<{ batch: string; fields: string[] }>`
    select "batch", array(select jsonb_object_keys(coalesce("after", '{}'))) as "fields"
    from "changes" where "actorId" = 1 and "entity" <> 'accounts' and "action" in ('update', 'delete')
      and "at" > now() - interval '5 minutes' order by "id" desc limit 7`.execute(testApp.db)
  known.set('batch', [...new Set(made.map(({ batch }) => batch))])
  known.set('field', [...new Set(made.flatMap(({ fields }) => fields))])
  known.set('record', ['9', '2', '8'])
  known.set('version', [1])
  known.set('email', ['walked@example.com'])
  known.set('orderId', [3, 9])
  known.set('productId', [3])
  known.set('line', [0])
  known.set('target', ['/thanks'])
  known.set('timeZone', ['UTC'])
  known.set('teams', [[]])
  known.set('week', [Array.from({ length: 7 }, () => [{ from: '09:00', to: '17:00' }])])
  known.set('steps', [[1, 2, 3].map((days) => ({ days, isOn: true }))])
  return known
}

const keyWith = async (scope: readonly Permission[]): Promise<Send> => {
  const { secret } = (await owner.post('/api-keys', { name: 'Key', scope, days: null })).json
  const stranger = await testApp.as(undefined)
  return (sent) => stranger({ ...sent, headers: { ...sent.headers, authorization: `Bearer ${secret}` } })
}

/** Credentials: a key may delete them only together with their account. */
const waysIn = ['credentials', 'sessions', 'passkeys', 'twoFactors', 'usedCodes', 'verifications', 'emailChanges']
/** Tables whose rows end with the account; others stay for an account in the trash, which may be restored. */
const endsWithAccount = ['sessions', 'verifications', 'emailChanges']

/** Tables that any request may change: journal, notices, counters, background work. */
const kept = [
  ...[
    'changes',
    'answers',
    'tries',
    'notices',
    'securityEvents',
    'outbox',
    'outboxFiles',
    'apiKeys',
    'work',
    'jobs',
    'jobRefusals',
    'jobFiles',
    'plans',
    'planKeys',
  ],
  ...['tallies', 'settledDays', 'sales', 'counters', 'pictures', 'pictureFiles', 'attachments'],
]

/** Rating columns of a product. */
const ratings = ['rating', 'ratingPoints', 'totalReviews'].map((column) => `products.${column}`)

/** Tables or columns that change as a consequence of a permitted change, by permission. */
const following: Partial<Record<Permission, readonly string[]>> = {
  'orders:refund': ['orders', 'invoices', 'creditNotes', 'payments', 'products', 'productVariants'],
  // Reviews store if their author bought the product, invoices if they match their order.
  'orders:write': ['reviews', 'invoices'],
  // Downloaded files are recorded.
  'invoices:read': ['issuedFiles'],
  // Settings of the installation.
  'users:access': ['installation', 'settings'],
  'incidents:write': ['installation', 'settings'],
  'support:write': ['installation', 'settings', 'ticketClocks.isStale'],
  'analytics:write': ['installation', 'settings'],
  'refunds:read': ['issuedFiles'],
  // The next invoice of a series is due today.
  'series:write': ['invoices', 'invoiceLines'],
  // Sent invoices have a file, too.
  'invoices:write': ['issuedFiles'],
  'orders:delete': ['reviews'],
  'reviews:write': ratings,
  'reviews:delete': ratings,
  // Deleted with their board.
  'boards:delete': ['cards'],
  // Enrollments copy some fields of their course.
  'courses:write': ['enrolments.courseTitle', 'enrolments.instructorId'],
  // Orders copy the country of their customer; reached goals follow their goal.
  'users:write': ['orders.country'],
  'goals:write': ['reachedGoals'],
  'goals:delete': ['reachedGoals'],
}

/** Returns the columns of a table that change as a consequence of a scope's writes. */
const columnsFollowing = (scope: Permission, table: string): string =>
  `{${following[scope]?.flatMap((each) => (each.startsWith(`${table}.`) ? each.slice(table.length + 1) : [])).join() ?? ''}}`

/** Returns the rows of every table, without those columns. */
const look = async (scope: Permission): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows: tables } = await sql<{ name: string }>`
    select "tablename"::text as "name" from "pg_tables" where "schemaname" = 'public'`.execute(testApp.db)
  const { rows } = await sql<{ name: string; rows: string[] }>`${sql.join(
    tables.map(
      ({ name }) =>
        sql`select ${name}::text as "name", array(select md5((to_jsonb(t) - ${columnsFollowing(scope, name)}::text[])::text) from ${sql.table(name)} t order by 1) as "rows"`,
    ),
    sql` union all `,
  )}`.execute(testApp.db)
  return new Map(rows.map(({ name, rows: found }) => [name, found]))
}

/** Returns true if a write endpoint named after a table needs this permission. */
const isNamedIn = (scope: Permission, table: string): boolean =>
  allEndpoints.some(([, { method, path, needs }]) => {
    const [, first = ''] = path.split('/')
    return method !== 'GET' && needs === scope && table.startsWith(camel(`/${first}`).replace(/s$/, ''))
  })

const mayChange = (scope: Permission, table: string): boolean =>
  isNamedIn(scope, table) || (following[scope]?.includes(table) ?? false)

const people = () =>
  testApp.db.selectFrom('users').select(['id', 'email', 'status', 'accessRole', 'deletedAt']).orderBy('id').execute()

/** Cached requests by endpoint, for those that reject every key anyway. */
const any = new Map<string, Sent[]>()

/** Sends all requests that a scope permits, and a minimum of the other writes. */
const walk = async (send: Send, scope: readonly Permission[], known: Known, only = allEndpoints) => {
  const received: (Received & { readonly name: string })[] = []
  const quarter = permissions.indexOf(scope[0] as Permission) % 4
  for (const [index, [name, endpoint]] of only.entries()) {
    // Public endpoints don't depend on the scope.
    if (!isForPeople(endpoint)) continue
    const isAllowed = scope.some((permission) => permission === endpoint.needs)
    if (endpoint.method === 'GET' && !isAllowed && endpoint.needs !== 'session') continue
    const isAsked = isAllowed || endpoint.method === 'GET'
    // To save time, each rejected endpoint is tried with a quarter of the scopes.
    if (!isAsked && !isWhole && index % 4 !== quarter) continue
    if (!isAsked && !any.has(name)) any.set(name, requestsTo(endpoint, known).slice(0, 1))
    const requests = (isAsked ? undefined : any.get(name)) ?? requestsTo(endpoint, known)
    for (const request of isAllowed ? requests : requests.slice(0, 1)) received.push({ ...(await send(request)), name })
  }
  await testApp.idle()
  return received
}

/** Endpoints that succeeded, or would with a session; for the others, the last response. */
const done = new Set<string>()
const refused = new Map<string, string>()

const note = (received: Awaited<ReturnType<typeof walk>>) => {
  for (const { name, status, text } of received) {
    if (status < 300 || text.includes('Sign in to do this')) done.add(name)
    else refused.set(name, text)
  }
}

let ready: Known | undefined

test.each(permissions)('a key for %s changes what that says, and lets nobody in', async (scope) => {
  // Unchanged data can be reused for the next scope.
  const known = ready ?? (await prepare())
  ready = undefined
  const send = await keyWith([scope])
  const [before, peopleBefore] = [await look(scope), await people()]
  const { last } = await testApp.db
    .selectFrom('changes')
    .select(sql<number>`max("id")::int`.as('last'))
    .executeTakeFirstOrThrow()
  const received = await walk(send, [scope], known)
  const [after, peopleAfter] = [await look(scope), new Map((await people()).map((person) => [person.id, person]))]
  note(received)

  expect(received.filter(({ status }) => status >= 500)).toEqual([])
  const secrets = received.filter(({ text }) => /[#&](token|invite|code)=/.test(text))
  expect(secrets.map(({ name }) => name)).toEqual([])

  const differs = (name: string) => after.get(name)?.join() !== before.get(name)?.join()
  const changed = [...after.keys()].filter((name) => differs(name) && !kept.includes(name))
  expect(changed.filter((name) => !waysIn.includes(name) && !mayChange(scope, name))).toEqual([])
  expect(waysIn.filter((name) => after.get(name)?.some((row) => !before.get(name)?.includes(row)))).toEqual([])
  const lacks = (name: string) => before.get(name)?.some((row) => !after.get(name)?.includes(row))
  expect(waysIn.filter((name) => lacks(name) && !(scope === 'users:delete' && endsWithAccount.includes(name)))).toEqual(
    [],
  )

  const told = await testApp.db.selectFrom('changes').select(['entity', 'action']).where('id', '>', last).execute()
  const beyond = told.filter(({ entity, action }) => {
    if (!isEntity(entity)) return !mayChange(scope, entity === 'accounts' ? 'users' : entity)
    const doing = action === 'delete' || action === 'restore' ? 'delete' : 'write'
    // Child records are deleted with their parent.
    if (doing === 'delete' && scope === `${factsOf(entity).permissionsFrom}:delete`) return false
    return permissionFor(entity, doing) !== scope && !(doing === 'write' && mayChange(scope, entity))
  })
  expect(beyond).toEqual([])

  // A key may do less than everybody here: nobody's access may have changed, except that of deleted people.
  for (const { id, deletedAt, ...person } of peopleBefore) {
    const { id: _, deletedAt: gone, ...now } = peopleAfter.get(id) ?? { id, deletedAt, ...person }
    expect({ id, ...now, isBack: deletedAt !== null && gone === null }).toEqual({ id, ...person, isBack: false })
    peopleAfter.delete(id)
  }
  const newcomers = [...peopleAfter.values()].filter(
    ({ status, accessRole }) => status === 'Active' || accessRole !== 'viewer',
  )
  expect(newcomers).toEqual([])
  if (changed.length === 0) ready = known
})

test('each endpoint that needs a permission was asked for something that it does', async () => {
  const asked = allEndpoints.filter(
    ([name, endpoint]) =>
      endpoint.method !== 'GET' && isForPeople(endpoint) && endpoint.needs !== 'session' && !done.has(name),
  )
  // Endpoints that need a second permission are tried with a key that has all of them.
  const known = await prepare()
  note(await walk(await keyWith(permissions), permissions, known, asked))
  const left = asked.map(([name]) => name).filter((name) => !done.has(name))
  expect(left.map((name) => [name, refused.get(name)])).toEqual([])
})
