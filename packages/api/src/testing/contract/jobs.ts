import { endpoints } from '@quarterdeck/contract'
import { bulkable } from '@quarterdeck/contract/kit/entities'
import { adjusted, toDecimal, toMinor } from '@quarterdeck/contract/kit/money'
import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'

/** Polls until a job is over. */
export const untilOver = async (client: Client, id: string): Promise<Json> => {
  for (;;) {
    const { json } = await client.get(`/jobs?id=${id}`)
    if (!['waiting', 'running'].includes(json.state)) return json
    // In a single process, this lets the job continue.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const allOrders = { query: '', except: [] }

const plan = (client: Client, more: object) =>
  client.post('/plans', {
    entity: 'orders',
    selection: allOrders,
    action: { type: 'edit', change: { status: 'Pending' } },
    ...more,
  })

const adjusting = (field: string, rule: object) => ({
  entity: 'products',
  selection: allOrders,
  action: { type: 'adjust', field, rule },
})

const statuses = async (client: Client): Promise<readonly string[]> =>
  (await client.get('/orders')).json.map(({ status }: { status: string }) => status)

export const planTests = ({ as }: Given): Tests<'plans'> => ({
  create: () => {
    test('says what would change, a sample of it and what it does to the sums, and changes nothing', async () => {
      const manager = await as('manager')
      const orders: Json[] = (await manager.get('/orders')).json
      const others = orders.filter(({ status }) => status !== 'Pending')
      const { status, json } = await plan(manager, {})
      expect(status).toBe(201)
      expect(json).toMatchObject({
        total: orders.length,
        changing: others.length,
        unchanged: orders.length - others.length,
        refused: [],
        refusedTotal: 0,
        refusedExact: true,
      })
      expect(json.sample[0]).toEqual({
        id: String(others[0].id),
        title: others[0].customer.name,
        before: { status: others[0].status },
        after: { status: 'Pending' },
      })
      const gained = json.sums.find(({ value }: Json) => value === 'Pending')
      expect(gained.after).toBeCloseTo(
        others.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
        2,
      )
      expect(await statuses(manager)).toEqual(orders.map(({ status: now }) => now))
    })

    test('finds by filters, and leaves exceptions out', async () => {
      const manager = await as('manager')
      const found: Json[] = (await manager.get('/orders?status=New&status=Shipping')).json
      const selection = { query: 'status=New&status=Shipping', except: [String(found[0].id)] }
      const { json } = await plan(manager, { selection })
      expect(json).toMatchObject({ total: found.length - 1, changing: found.length - 1 })
    })

    test('names what rules refuse', async () => {
      const admin = await as('admin')
      const { json } = await admin.post('/plans', {
        entity: 'users',
        selection: allOrders,
        action: { type: 'edit', change: { status: 'Banned' } },
      })
      expect(json).toMatchObject({ refusedTotal: 1, refused: [{ id: '1', code: 'forbidden' }] })
    })

    test('counts what will change without what rules refuse', async () => {
      const admin = await as('admin')
      const request = {
        entity: 'users',
        selection: { ids: ['1', '7'] },
        action: { type: 'edit', change: { status: 'Banned' } },
      }
      const { json } = await admin.post('/plans', request)
      expect(json).toMatchObject({ total: 2, changing: 1, unchanged: 0, refusedTotal: 1, sample: [{ id: '7' }] })
      const { job } = (await admin.post(`/plans/apply?id=${json.id}`)).json
      expect(job).toMatchObject({ state: 'done', total: 2, done: 2, changed: 1 })
    })

    test('moves no sum by records that rules refuse', async () => {
      const manager = await as('manager')
      expect((await manager.post('/invoices/sent', { ids: ['INV-002'] })).status).toBe(200)
      const invoices: Json[] = (await manager.get('/invoices')).json
      const { json } = await manager.post('/plans', {
        entity: 'invoices',
        selection: allOrders,
        action: { type: 'delete' },
      })
      const stay = new Set(json.refused.map(({ id }: Json) => id))
      expect([json.refusedTotal, stay.size > 0, stay.size < invoices.length]).toEqual([stay.size, true, true])
      expect(json.changing).toBe(invoices.length - stay.size)
      const gone = invoices.filter(({ id }) => !stay.has(id))
      expect(json.sums[0].before).toBeCloseTo(
        gone.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
        2,
      )
    })

    test('does not let the last owner go', async () => {
      const owner = await as('owner')
      const { json } = await owner.post('/plans', { entity: 'users', selection: allOrders, action: { type: 'delete' } })
      expect(json).toMatchObject({ changing: 19, refused: [{ id: '1', code: 'last_owner' }] })
    })

    test('says what a rule would make of each amount, what it comes to, and how many it leads too far', async () => {
      const manager = await as('manager')
      const products: Json[] = (await manager.get('/products')).json
      const rule = { way: 'amount', by: -50 }
      const { status, json } = await manager.post('/plans', adjusting('price', rule))
      expect(status).toBe(201)
      const cents = (amount: number) => Math.round(amount * 100)
      const kept = products.filter(({ price }) => cents(price) >= 5000)
      const sum = (all: Json[]) => all.reduce((total, { price }) => total + cents(price), 0)
      expect(json).toMatchObject({
        changing: kept.length,
        refusedTotal: products.length - kept.length,
        refusedExact: true,
        sums: [{ field: 'price', before: sum(kept) / 100, after: sum(kept) / 100 - 50 * kept.length }],
      })
      expect(json.refused[0].code).toBe('too_small')
      expect(json.sample[0]).toMatchObject({
        id: String(kept[0].id),
        before: { price: kept[0].price },
        after: { price: (cents(kept[0].price) - 5000) / 100 },
      })
    })

    test('is for whoever may make the change', async () => {
      const reply = await plan(await as('viewer'), {})
      expect([reply.status, reply.json.code]).toEqual([403, 'forbidden'])
      expect((await plan(await as('support'), { action: { type: 'delete' } })).status).toBe(403)
    })

    test.each([
      [{ selection: { query: 'colour=red', except: [] } }, 400],
      [{ action: { type: 'edit', change: { totalAmount: 1 } } }, 422],
      [{ action: { type: 'edit', change: { status: 'Lost' } } }, 422],
      [{ selection: {} }, 422],
      [{ selection: { ids: ['\0'] } }, 422],
      [{ selection: { query: '', except: ['\ud800'] } }, 422],
      [{ selection: { query: 'q=a%00b', except: [] } }, 400],
      [{ entity: 'notes' }, 422],
      [{ action: { type: 'adjust', field: 'totalAmount', rule: { way: 'amount', by: 1 } } }, 422],
      [adjusting('stock', { way: 'amount', by: 1 }), 422],
      [adjusting('price', { way: 'amount', by: 0.001 }), 422],
      [adjusting('price', { way: 'set', to: -1 }), 422],
      [adjusting('price', { way: 'percent', by: 5, roundTo: { step: 1, ending: 1 } }), 422],
    ])('refuses %j', async (more, status) => {
      expect((await plan(await as('manager'), more)).status).toBe(status)
    })
  },

  read: () => {
    test.each(bulkable)(
      'of nothing that is to be changed in %s is refused, like its job and its edits',
      async (entity) => {
        const admin = await as('admin')
        const request = { entity, selection: { query: '', except: [] }, action: { type: 'edit', change: {} } }
        expect((await admin.post('/plans', request)).status).toBe(400)
        expect((await admin.post('/jobs', request)).status).toBe(400)
        expect((await admin.post('/edits', { entity, edits: [{ id: '1', change: {} }] })).status).toBe(422)
      },
    )

    test('is one’s own', async () => {
      const manager = await as('manager')
      const { json } = await plan(manager, {})
      expect((await manager.get(`/plans?id=${json.id}`)).json).toEqual(json)
      expect((await (await as('admin')).get(`/plans?id=${json.id}`)).status).toBe(404)
    })
  },
})

export const jobTests = ({ as }: Given): Tests<'jobs'> => ({
  apply: () => {
    test.each([
      ['price', { way: 'percent', by: 5, roundTo: { step: 1, ending: 0.99 } }],
      ['price', { way: 'percent', by: -12.5, roundTo: { step: 0.05, ending: 0 } }],
      ['price', { way: 'set', to: 19.9 }],
      ['discount', { way: 'amount', by: 7.25 }],
      ['discount', { way: 'percent', by: 50, roundTo: { step: 5, ending: 0 } }],
    ] as const)('changes each %s by %j as the money module says, and is undone as one', async (field, rule) => {
      const manager = await as('manager')
      const values = async (): Promise<number[]> =>
        (await manager.get('/products')).json.map((product: Json) => product[field])
      const before = await values()
      const { json } = await manager.post('/plans', adjusting(field, rule))
      const { job } = (await manager.post(`/plans/apply?id=${json.id}`)).json
      await untilOver(manager, job.id)
      expect(await values()).toEqual(before.map((value) => toDecimal(adjusted(toMinor(value), rule))))
      expect((await manager.post('/changes/undo', { batch: job.batch })).json.kept).toEqual([])
      expect(await values()).toEqual(before)
    })

    test('does what the plan says with its reason, once, and is undone as one', async () => {
      const manager = await as('manager')
      const before = await statuses(manager)
      const { json } = await plan(manager, { reason: 'Stocktaking' })
      const applied = await manager.post(`/plans/apply?id=${json.id}`)
      expect(applied.status).toBe(202)
      const job = await untilOver(manager, applied.json.job.id)
      expect(job).toMatchObject({ state: 'done', changed: json.changing, refused: 0, undone: false })
      expect(new Set(await statuses(manager))).toEqual(new Set(['Pending']))
      expect((await manager.post(`/plans/apply?id=${json.id}`)).status).toBe(409)

      const entries: Json[] = (await manager.get(`/changes?batch=${job.batch}`)).json
      expect(entries).toHaveLength(json.changing)
      expect(entries[0]).toMatchObject({ reason: 'Stocktaking', after: { status: 'Pending' } })
      expect((await manager.post('/changes/undo', { batch: job.batch })).json).toEqual({
        undone: json.changing,
        kept: [],
      })
      expect(await statuses(manager)).toEqual(before)
      expect((await manager.get(`/jobs?id=${job.id}`)).json.undone).toBe(true)
    })

    test('says that others changed some of it since, and does it anyway when asked to', async () => {
      const manager = await as('manager')
      const { json } = await plan(manager, {})
      await (await as('admin')).patch(`/orders?id=${json.sample[0].id}`, { billing: 'Elsewhere 1' })
      const stale = await manager.post(`/plans/apply?id=${json.id}`)
      expect([stale.status, stale.json.code, stale.json.changed]).toEqual([409, 'conflict', 1])
      const { job } = (await manager.post(`/plans/apply?id=${json.id}&anyway=true`)).json
      expect(await untilOver(manager, job.id)).toMatchObject({ changed: json.changing })
    })

    test('says that a record would be in it now that was not', async () => {
      const manager = await as('manager')
      const [shipped] = (await manager.get('/orders?status=Shipping')).json
      const { json } = await plan(manager, { selection: { query: 'status=New', except: [] } })
      await (await as('admin')).patch(`/orders?id=${shipped.id}`, { status: 'New' })
      expect((await manager.post(`/plans/apply?id=${json.id}`)).json.changed).toBe(1)
    })

    test('is done by one of two who want it at once', async () => {
      const manager = await as('manager')
      const { json } = await plan(manager, { selection: { ids: ['1', '2', '3'] } })
      const apply = () => manager.post(`/plans/apply?id=${json.id}`)
      const replies = await Promise.all([apply(), apply()])
      expect(replies.map(({ status }) => status).sort()).toEqual([202, 409])
    })

    test('does not find an unknown plan', async () => {
      expect((await (await as('manager')).post('/plans/apply?id=nonsense')).status).toBe(404)
    })
  },

  create: () => {
    test('changes many in one request; Undo leaves what someone changed since, and says so', async () => {
      const manager = await as('manager')
      const ids = ['1', '2', '3']
      const before: Json[] = (await manager.get('/orders?ids=1&ids=2&ids=3')).json
      const { status, json } = await manager.post('/jobs', {
        entity: 'orders',
        selection: { ids: [...ids, '9999', 'nonsense'] },
        action: { type: 'edit', change: { deliveredAt: null, shipping: 'Depot' } },
      })
      expect([status, json.state, json.changed]).toEqual([202, 'done', 3])
      await (await as('admin')).patch('/orders?id=2', { shipping: 'Elsewhere' })
      const undone = await manager.post('/changes/undo', { batch: json.batch })
      expect(undone.json.kept).toEqual([{ entity: 'orders', record: '2', fields: ['shipping'], reason: 'changed' }])
      const after: Json[] = (await manager.get('/orders?ids=1&ids=2&ids=3')).json
      const shown = (order: Json) => [order.deliveredAt, order.shipping]
      expect(after.map(shown)).toEqual([shown(before[0]), [before[1].deliveredAt, 'Elsewhere'], shown(before[2])])
    })

    test.each(['users', 'orders', 'products', 'invoices', 'tickets'])(
      'deletes %s and restores them as they were',
      async (entity) => {
        const owner = await as('owner')
        const all: Json[] = (await owner.get(`/${entity}`)).json
        const ids = all.slice(-3).map(({ id }) => String(id))
        const request = { entity, selection: { ids } }
        const deleted = (await owner.post('/jobs', { ...request, action: { type: 'delete' }, reason: 'Test' })).json
        expect(deleted).toMatchObject({ state: 'done', changed: 3, refused: 0 })
        expect((await owner.get(`/${entity}`)).json).toHaveLength(all.length - 3)
        const [entry] = (await owner.get(`/changes?batch=${deleted.batch}`)).json
        expect(entry).toMatchObject({ action: 'delete', after: null, reason: 'Test' })
        expect((await owner.post('/jobs', { ...request, action: { type: 'restore' } })).json.changed).toBe(3)
        const content = ({ version, updatedAt, ...rest }: Json) => rest
        expect((await owner.get(`/${entity}`)).json.map(content)).toEqual(all.map(content))
      },
    )

    test('does not restore two people to one address', async () => {
      const admin = await as('admin')
      const { email } = (await admin.get('/users?id=20')).json
      await admin.del('/users?id=20')
      await admin.post('/users', { name: 'Newcomer', email })
      const { json } = await admin.post('/jobs', {
        entity: 'users',
        selection: { query: '', except: [] },
        action: { type: 'restore' },
      })
      expect(json).toMatchObject({ changed: 0, refused: 1 })
      expect((await admin.get(`/jobs/refused?id=${json.id}`)).json).toMatchObject([{ id: '20', code: 'taken' }])
    })

    test('keeps the rules of a record where they have to be asked', async () => {
      const manager = await as('manager')
      const [order] = (await manager.get('/orders')).json
      const { json } = await manager.post('/jobs', {
        entity: 'orders',
        selection: { ids: [String(order.id)] },
        action: { type: 'edit', change: { deliveredAt: '2001-01-01' } },
      })
      expect(json).toMatchObject({ changed: 0, refused: 1 })
      expect((await manager.get(`/jobs/refused?id=${json.id}`)).json[0].code).toBe('date_order')
    })
  },

  list: () => {
    test('is of one’s own, and of others for those who may read the journal', async () => {
      const support = await as('support')
      const [open] = (await support.get('/tickets?status=Open')).json
      const selection = { ids: [String(open.id)] }
      const action = { type: 'edit', change: { status: 'Closed' } }
      const { json } = await support.post('/jobs', { entity: 'tickets', selection, action })
      const seen = async (role: 'support' | 'viewer' | 'manager') =>
        (await (await as(role)).get('/jobs?kind=change')).json.map(({ id }: Json) => id)
      expect([await seen('support'), await seen('manager'), await seen('viewer')]).toEqual([[json.id], [json.id], []])
      expect(json).toMatchObject({ kind: 'change', entity: 'tickets', action, state: 'done', done: 1, total: 1 })
    })
  },

  read: () => {
    test('does not show what somebody else does to those who may not see it', async () => {
      const admin = await as('admin')
      const { json } = await admin.post('/jobs', {
        entity: 'tickets',
        selection: { ids: ['1'] },
        action: { type: 'delete' },
      })
      expect((await (await as('viewer')).get(`/jobs?id=${json.id}`)).status).toBe(404)
      expect((await admin.get('/jobs?id=nonsense')).status).toBe(404)
    })
  },

  cancel: () => {
    test('of what is over leaves it as it is', async () => {
      const manager = await as('manager')
      const { json } = await manager.post('/jobs', {
        entity: 'orders',
        selection: { ids: ['1'] },
        action: { type: 'delete' },
      })
      expect((await manager.post(`/jobs/cancel?id=${json.id}`)).json.state).toBe('done')
      expect((await (await as('viewer')).post(`/jobs/cancel?id=${json.id}`)).status).toBe(404)
    })
  },

  refused: () => {
    test('does not find an unknown job', async () => {
      expect((await (await as('admin')).get('/jobs/refused?id=nonsense')).status).toBe(404)
    })
  },

  refusedFile: () => {
    test('gives the refused records as a file', async () => {
      const admin = await as('admin')
      const { json } = await admin.post('/jobs', {
        entity: 'users',
        selection: { ids: ['1', '2'] },
        action: { type: 'edit', change: { address: 'Japan' } },
      })
      const { headers, text } = await admin.get(`/jobs/refused.csv?id=${json.id}`)
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
      const lines = text.trimEnd().split('\r\n')
      expect(lines).toHaveLength(2)
      expect(lines[1]).toMatch(/^1,.*owner/)
    })
  },
})

export const binTests = ({ as }: Given): Tests<'bin'> => ({
  list: () => {
    test('has what was deleted, by whom, why and until when', async () => {
      const manager = await as('manager')
      const [order] = (await manager.get('/orders')).json
      await manager.post('/jobs', {
        entity: 'orders',
        selection: { ids: [String(order.id)] },
        action: { type: 'delete' },
        reason: 'Duplicate',
      })
      const me = (await manager.get('/me')).json
      const { json, headers } = await manager.get('/bin?entity=orders&perPage=10')
      expect(headers.get('x-total-count')).toBe('1')
      expect(json).toMatchObject([
        { id: String(order.id), title: order.customer.name, actor: { id: me.id }, reason: 'Duplicate' },
      ])
      expect(Date.parse(json[0].expiresAt) - Date.parse(json[0].deletedAt)).toBe(30 * 24 * 60 * 60 * 1000)
      expect((await manager.get(`/bin?entity=orders&q=${encodeURIComponent('nobody at all')}`)).json).toEqual([])
    })

    test('is for those who may delete', async () => {
      expect((await (await as('support')).get('/bin?entity=orders')).status).toBe(403)
      expect((await (await as('admin')).get('/bin?entity=nonsense')).status).toBe(400)
    })
  },
})

export const exportTests = ({ as }: Given): Tests<'exports'> => ({
  create: () => {
    test('is for those who may read, and refuses what a list does not know', async () => {
      const viewer = await as('viewer')
      const make = async (more: object) =>
        (await viewer.post('/exports', { entity: 'orders', selection: allOrders, ...more })).status
      expect(await make({})).toBe(201)
      expect(await make({ selection: { query: 'colour=red', except: [] } })).toBe(400)
      expect(await make({ selection: { query: '', except: ['\0'] } })).toBe(422)
      expect(await make({ selection: { query: 'q=%00', except: [] } })).toBe(400)
      expect(await make({ sort: 'colour' })).toBe(400)
      expect(await make({ sort: 'id,id' })).toBe(400)
      expect(await make({ entity: 'nonsense' })).toBe(422)
    })
  },

  csv: () => {
    test('has the selection with exceptions, in the order and with the columns and titles that were wanted', async () => {
      const viewer = await as('viewer')
      const found: Json[] = (await viewer.get('/orders?status=New&status=Delivered&sort=-totalAmount')).json
      const { id } = (
        await viewer.post('/exports', {
          entity: 'orders',
          selection: { query: 'status=New&status=Delivered', except: [String(found[1].id)] },
          sort: '-totalAmount',
          fields: ['id', 'totalAmount', 'createAt'],
          titles: ['Número', 'Total', 'Fecha'],
        })
      ).json
      const { text, headers } = await viewer.get(`/exports.csv?id=${id}`)
      expect(headers.get('content-disposition')).toContain('orders.csv')
      const lines = text
        .replace(/^\uFEFF/, '')
        .trimEnd()
        .split('\r\n')
      expect(lines).toEqual([
        'Número,Total,Fecha',
        ...found.filter((_, index) => index !== 1).map((order) => `${order.id},${order.totalAmount},${order.createAt}`),
      ])
      expect((await (await as('admin')).get(`/exports.csv?id=${id}`)).status).toBe(404)
    })

    test.each([
      ['de', ['Nr.;Total (USD);Fecha', /^1;\d+,\d\d;\d\d\.\d\d\.\d{4} \d\d:\d\d$/]],
      ['es', ['Nr.;Total (USD);Fecha', /^1;\d+,\d\d;\d\d\/\d\d\/\d{4} \d\d:\d\d$/]],
      ['en', ['Nr.,Total (USD),Fecha', /^1,\d+\.\d\d,\d\d\/\d\d\/\d{4} \d\d:\d\d$/]],
      ['ja', ['Nr.,Total (USD),Fecha', /^1,\d+\.\d\d,\d{4}\/\d\d\/\d\d \d\d:\d\d$/]],
    ] as const)('is as spreadsheets in %s read it', async (language, [head, row]) => {
      const viewer = await as('viewer')
      const fields = ['id', 'totalAmount', 'createAt']
      const wish = {
        entity: 'orders',
        selection: { query: 'id=1', except: [] },
        fields,
        titles: ['Nr.', 'Total', 'Fecha'],
      }
      const { id } = (await viewer.post('/exports', wish)).json
      const { text } = await viewer.get(`/exports.csv?id=${id}&spreadsheet=${language}`)
      const [title, first] = text.replace(/^\uFEFF/, '').split('\r\n')
      expect(title).toBe(head)
      expect(first).toMatch(row)
      const list = `/orders/export.csv?id=1&fields=${fields}&titles=${encodeURIComponent(JSON.stringify(wish.titles))}`
      expect((await viewer.get(`${list}&spreadsheet=${language}`)).text).toBe(text)
    })

    test('is the list row by row, and no spreadsheet runs anything of it', async () => {
      const owner = await as('owner')
      await owner.patch('/orders?id=3', { billing: '=1+1', shipping: '"Quay", 5\nBack door' })
      await owner.patch('/orders?id=4', { billing: '@SUM(A1)', shipping: "'-2+3" })
      const fields = ['id', 'status', 'totalAmount', 'createAt', 'billing', 'shipping', 'deliveredAt']
      const selection = { query: 'totalAmount.gt=1', except: ['5'] }
      const { id } = (await owner.post('/exports', { entity: 'orders', selection, fields, sort: '-totalAmount' })).json
      const { text } = await owner.get(`/exports.csv?id=${id}`)
      const list: Json[] = (await owner.get('/orders?totalAmount.gt=1&sort=-totalAmount')).json
      const cell = (value: unknown) => {
        const plain = String(value ?? '')
        const safe = /^'*[=@-]/.test(plain) ? `'${plain}` : plain
        return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
      }
      const kept = list.filter((order) => order.id !== 5)
      const rows = kept.map((order) => fields.map((field) => cell(order[field])).join(','))
      expect(text.replace(/^\uFEFF/, '')).toBe(`${[fields.join(','), ...rows].join('\r\n')}\r\n`)
      expect(text).toContain("'=1+1")
    })
  },

  workbook: () => {
    test('is a workbook under the name of what it has, for whoever asked for it', async () => {
      const viewer = await as('viewer')
      const { id } = (await viewer.post('/exports', { entity: 'orders', selection: allOrders })).json
      const { status, headers, text } = await viewer.get(`/exports.xlsx?id=${id}`)
      expect([status, text.slice(0, 2)]).toEqual([200, 'PK'])
      expect(headers.get('content-type')).toContain('spreadsheetml.sheet')
      expect(headers.get('content-disposition')).toContain('orders.xlsx')
      expect((await (await as('admin')).get(`/exports.xlsx?id=${id}`)).status).toBe(404)
    })
  },

  jsonLines: () => {
    test.each(bulkable)('exports each field of %s, and says what their list says', async (entity) => {
      const viewer = await as('viewer')
      const list: Json[] = (await viewer.get(`/${entity}`)).json
      const fields = Object.keys(list[0])
      const { id } = (await viewer.post('/exports', { entity, selection: allOrders, fields })).json
      const { text, headers } = await viewer.get(`/exports.jsonl?id=${id}`)
      expect(headers.get('content-type')).toContain('ndjson')
      const records: Json[] = text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(records).toEqual(list)
      const table = await viewer.get(`/exports.csv?id=${id}`)
      expect(table.text.replace(/^\uFEFF/, '').split('\r\n')[0]).toBe(fields.join())
      if (!('export' in endpoints[entity])) return
      expect((await viewer.get(`/${entity}/export.csv?fields=${fields}`)).text).toBe(table.text)
    })
  },
})
