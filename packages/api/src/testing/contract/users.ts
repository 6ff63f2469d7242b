import { fold } from '@quarterdeck/contract/kit/fold'
import { expect, test } from 'vitest'
import type { Client } from '../client.ts'
import { changeOfUsers, type Given, type Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

export const userUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/users?id.gt=8')).json[0],
  change: [{ phone: '1' }, { phone: '2' }],
}

export const userTests = ({ as }: Given): Tests<'users'> => ({
  list: () => {
    test('answers all users without parameters', async () => {
      const { status, json, headers } = await (await as('viewer')).get('/users')
      expect(status).toBe(200)
      expect(json).toHaveLength(20)
      expect(headers.has('x-total-count')).toBe(false)
      const known = ['id', 'name', 'image', 'email', 'role', 'status', 'address', 'createdAt', 'phone']
      for (const user of json) expect(Object.keys(user)).toEqual(expect.arrayContaining(known))
    })

    test('filters by several values, ranges and emptiness', async () => {
      const viewer = await as('viewer')
      const all = (await viewer.get('/users')).json
      const { json } = await viewer.get('/users?status=banned&status=Pending')
      expect(json.length).toBeGreaterThan(0)
      expect(json).toEqual(all.filter(({ status }: { status: string }) => status === 'Banned' || status === 'Pending'))
      const middle = all[9].createdAt
      const later = (await viewer.get(`/users?createdAt.gte=${middle}`)).json
      expect(later).toEqual(all.filter(({ createdAt }: { createdAt: string }) => createdAt >= middle))
      expect((await viewer.get('/users?phone.empty=true')).json).toEqual(
        all.filter(({ phone }: { phone: string }) => phone === ''),
      )
      expect((await viewer.get('/users?id=3&perPage=5')).status).toBe(400)
      expect((await viewer.get('/users?id.gt=18.5')).json.map(({ id }: { id: number }) => id)).toEqual([19, 20])
      expect((await viewer.get('/users?id.gt=99999999999')).json).toEqual([])
    })

    test('filters by parts of a text and by alternatives, which are texts and nothing else', async () => {
      const viewer = await as('viewer')
      const all = (await viewer.get('/users')).json as { id: number; name: string; status: string }[]
      const ids = async (query: string) =>
        (await viewer.get(`/users?${query}`)).json.map(({ id }: { id: number }) => id) as number[]
      const named = (part: string) => all.filter(({ name }) => fold(name).includes(part)).map(({ id }) => id)
      expect(named('an').length).toBeGreaterThan(0)
      expect(await ids('name.has=AN')).toEqual(named('an'))
      expect(await ids('name.has=%25')).toEqual([])
      expect(await ids(`name.has=${encodeURIComponent("' or 1=1 --")}`)).toEqual([])
      const either = all.filter(({ id, status }) => status === 'Banned' || id > 18).map(({ id }) => id)
      expect(await ids('or1.status=Banned&or1.id.gt=18')).toEqual(either)
      expect(await ids('or1.status=Banned&or1.id.gt=18&status=Banned')).toEqual(
        all.filter(({ status }) => status === 'Banned').map(({ id }) => id),
      )
      expect((await viewer.get('/users?or1.secret=1')).status).toBe(400)
      expect((await viewer.get('/users?createdAt.within=7d')).status).toBe(400)
    })

    test('answers several by their ids, and a list where it is only one', async () => {
      const viewer = await as('viewer')
      const ids = async (path: string) => (await viewer.get(path)).json.map(({ id }: { id: unknown }) => id)
      expect(await ids('/users?ids=9&ids=3&ids=99')).toEqual([3, 9])
      expect(await ids('/users?ids=3')).toEqual([3])
      expect(await ids('/orders?ids=3&ids=5')).toEqual([3, 5])
      expect(await ids('/tickets?ids=3&ids=5')).toEqual([3, 5])
      expect(await ids('/invoices?ids=INV-003&ids=INV-005')).toEqual(['INV-003', 'INV-005'])
    })

    test('finds by parts of words in any order and case, and takes wildcards as letters', async () => {
      const viewer = await as('viewer')
      const [first] = (await viewer.get('/users')).json
      const words = first.name.toUpperCase().split(' ').reverse().join(' ')
      const found = (await viewer.get(`/users?q=${encodeURIComponent(words)}`)).json
      expect(found.map(({ id }: { id: number }) => id)).toEqual([first.id])
      expect((await viewer.get('/users?q=%25')).json).toEqual([])
      expect((await viewer.get('/users?q=%5C')).json).toEqual([])
    })

    test.each(['status=Unknown', 'createdAt.gte=yesterday', 'createdAt.gte=0000-01-01', 'status.gt=Active'])(
      'refuses %s by its name',
      async (parameters) => {
        const { status, json } = await (await as('viewer')).get(`/users?${parameters}`)
        expect(status).toBe(400)
        expect(json.message).toContain(parameters.split('=')[0])
      },
    )
  },

  create: () => {
    test('takes an address of any name and keeps it in one form, found by either', async () => {
      const admin = await as('admin')
      const rest = { role: 'UX Designer', status: 'Active', address: 'Japan', phone: '' }
      const [written, stored] = ['r&d/eu@例え.テスト', 'r&d/eu@xn--r8jz45g.xn--zckzah']
      const { status, json } = await admin.post('/users', { ...rest, name: 'Rie Doi', email: written })
      expect([status, json.user?.email]).toEqual([201, stored])
      expect((await admin.post('/users', { ...rest, name: 'Twice', email: stored })).json.fields.email.code).toBe(
        'taken',
      )
      for (const q of [written, stored]) {
        const found = [
          (await admin.get(`/users?q=${encodeURIComponent(q)}`)).json,
          (await admin.get(`/users?email.has=${encodeURIComponent(q)}`)).json,
          (await admin.get(`/search?q=${encodeURIComponent(q)}`)).json.users,
        ]
        expect(found.map(([one]) => one?.name)).toEqual(['Rie Doi', 'Rie Doi', 'Rie Doi'])
      }
      const long = await admin.post('/users', { ...rest, name: 'Long', email: `a@${'b'.repeat(290)}.example` })
      expect([long.status, Object.keys(long.json.fields)]).toEqual([422, ['email']])
    })

    test('creates a user with an image and a createAt date', async () => {
      const admin = await as('admin')
      const sent = {
        name: 'Grace Ong',
        email: 'grace.ong@example.com',
        role: 'UX Designer',
        status: 'Active',
        address: 'Singapore',
        phone: '+65 5550 0100',
      }
      const { status, json } = await admin.post('/users', sent)
      expect(status).toBe(201)
      expect(json.user).toMatchObject({ ...sent, id: 21, accessRole: 'viewer', version: 1 })
      expect(json.user.image).toMatch(/^\/api\/pictures\/avatar/)
      expect(Date.parse(json.user.createAt)).toBe(Date.parse(json.user.createdAt))
      expect((await admin.get('/users?id=21')).json).toMatchObject(sent)
    })

    test('takes a repeated request with an Idempotency-Key once', async () => {
      const admin = await as('admin')
      const once = { 'idempotency-key': 'a-key' }
      const first = await admin.post('/users', { name: 'One', email: 'one@example.com' }, once)
      const again = await admin.post('/users', { name: 'One', email: 'one@example.com' }, once)
      expect(again.status).toBe(201)
      expect(again.json).toEqual(first.json)
      expect((await admin.get('/users')).json).toHaveLength(21)
      const other = await admin.post('/users', { name: 'Two', email: 'two@example.com' }, once)
      expect(other.status).toBe(422)
      expect(other.json.code).toBe('key_reused')
    })

    test('names every field that is wrong, and creates nothing', async () => {
      const admin = await as('admin')
      const { status, json } = await admin.post('/users', {
        name: '  ',
        email: 'nobody',
        role: 'Captain',
        status: 'Asleep',
        phone: 5,
        address: 'x'.repeat(101),
        image: 'javascript:alert(1)',
      })
      expect(status).toBe(422)
      expect(
        Object.fromEntries(
          Object.entries(json.fields).map(([name, problem]) => [name, (problem as { code: string }).code]),
        ),
      ).toEqual({
        name: 'required',
        email: 'email',
        role: 'choice',
        status: 'choice',
        phone: 'type',
        address: 'too_long',
        image: 'invalid',
      })
      expect((await admin.get('/users')).json).toHaveLength(20)
    })

    test.each([
      [{ name: 'Ann\nBonny' }, 'name', 'characters'],
      [{ name: 'Ann\u001b[2J' }, 'name', 'characters'],
      [{ name: 'Ann \u202eynnoB' }, 'name', 'characters'],
      [{ name: '\u200b' }, 'name', 'characters'],
      [{ bio: 'One\nTwo\u0007' }, 'bio', 'characters'],
      [{ vatId: 'DE123456789' }, 'vatId', 'vat_id'],
      [{ phone: 'call me' }, 'phone', 'phone'],
      [{ phone: '+1 800 FLOWERS' }, 'phone', 'phone'],
      [{ image: '//evil.example/x.png' }, 'image', 'invalid'],
      [{ image: '/\\evil.example/x.png' }, 'image', 'invalid'],
      [{ image: 'http://169.254.169.254/x.png' }, 'image', 'invalid'],
      [{ image: '/api/auth/sign-out' }, 'image', 'invalid'],
    ])('refuses %j', async (draft, field, code) => {
      const { status, json } = await (await as('admin')).post('/users', {
        name: 'Ann',
        email: 'ann@example.com',
        ...draft,
      })
      expect([status, json.fields?.[field]?.code]).toEqual([422, code])
    })

    test('refuses an e-mail address that someone has, in any case', async () => {
      const { status, json } = await (await as('admin')).post('/users', { name: 'Me', email: 'ADMIN@quarterdeck.test' })
      expect(status).toBe(422)
      expect(json.fields.email.code).toBe('taken')
    })

    test('lets an admin not make an owner', async () => {
      const draft = { name: 'Boss', email: 'boss@example.com', accessRole: 'owner' }
      const refused = await (await as('admin')).post('/users', draft)
      expect(refused.status).toBe(422)
      expect(refused.json.fields.accessRole.code).toBe('forbidden')
      expect((await (await as('owner')).post('/users', draft)).status).toBe(201)
    })
  },

  update: () => {
    test('is done to many at once by a plan, which names who cannot be changed', async () => {
      const admin = await as('admin')
      const request = changeOfUsers([1, 7], { status: 'Banned' })
      const { json } = await admin.post('/plans', request)
      expect(json).toMatchObject({ total: 2, refused: [{ id: '1', code: 'forbidden' }] })
      expect((await admin.post('/jobs', request)).json).toMatchObject({ state: 'done', changed: 1, refused: 1 })
    })

    test('keeps what is not sent', async () => {
      const admin = await as('admin')
      const before = (await admin.get('/users?id=7')).json
      const { status, json, headers } = await admin.put('/users?id=7', { phone: '+1 555 0100' })
      expect(status).toBe(200)
      expect(json.user).toEqual({ ...before, phone: '+1 555 0100', version: 2, updatedAt: json.user.updatedAt })
      expect(headers.get('etag')).toBe('"2"')
      expect(headers.get('x-change-batch')).toBeTruthy()
    })

    test('takes the id from the body as well, as a number or as text', async () => {
      const admin = await as('admin')
      expect((await admin.put('/users', { id: 7, name: 'Seven' })).json.user).toMatchObject({ id: 7, name: 'Seven' })
      expect((await admin.put('/users', { id: '8', name: 'Eight' })).json.user).toMatchObject({ id: 8, name: 'Eight' })
    })

    test('refuses an update with two different ids', async () => {
      const { status, json } = await (await as('admin')).put('/users?id=7', { id: 8, name: 'X' })
      expect([status, json.message]).toEqual([400, 'Invalid request'])
    })

    test('merges the changes of two people to different fields', async () => {
      const admin = await as('admin')
      await admin.put('/users?id=7', { name: 'First' }, { 'if-match': '"1"' })
      const { status, json } = await admin.put('/users?id=7', { address: 'Chile' }, { 'if-match': '"1"' })
      expect(status).toBe(200)
      expect(json.user).toMatchObject({ name: 'First', address: 'Chile', version: 3 })
    })

    test('never lets one of two people overwrite the other silently', async () => {
      const admin = await as('admin')
      await admin.put('/users?id=7', { name: 'First' }, { 'if-match': '"1"' })
      const { status, json } = await admin.put('/users?id=7', { name: 'Second', phone: '1' }, { 'if-match': '"1"' })
      expect(status).toBe(409)
      expect(json).toMatchObject({ code: 'conflict', conflicts: ['name'], current: { name: 'First', version: 2 } })
      expect((await admin.get('/users?id=7')).json).toMatchObject({ name: 'First', version: 2 })
    })

    test('does not believe in a version that never was', async () => {
      const { status } = await (await as('admin')).put('/users?id=7', { name: 'X' }, { 'if-match': '"99"' })
      expect(status).toBe(409)
    })

    test('changes nothing when nothing changes', async () => {
      const admin = await as('admin')
      const { name } = (await admin.get('/users?id=7')).json
      expect((await admin.put('/users?id=7', { name })).json.user.version).toBe(1)
    })

    type Change = (admin: Client, id: number) => Promise<unknown>
    const action = (change: object): Change => {
      return (admin, id) => admin.post('/jobs', { entity: 'users', selection: { ids: [String(id)] }, action: change })
    }
    const edited: Change = (admin, id) => admin.put(`/users?id=${id}`, { status: 'Banned' })
    const deleted: Change = (admin, id) => admin.del(`/users?id=${id}`)
    const banned = action({ type: 'edit', change: { status: 'Banned' } })
    test.each([
      ['is banned', edited],
      ['is deleted', deleted],
      ['is banned with others', banned],
      ['is deleted with others', action({ type: 'delete' })],
    ])('ends the sessions of someone who %s, at once', async (_, change) => {
      const support = await as('support')
      const { id } = (await support.get('/me')).json
      await change(await as('admin'), id)
      expect((await support.get('/users')).status).toBe(401)
    })

    test('leaves the sessions of someone whose role is changed with others', async () => {
      const support = await as('support')
      const { id } = (await support.get('/me')).json
      await action({ type: 'edit', change: { role: 'HR Manager' } })(await as('admin'), id)
      expect((await support.get('/users')).status).toBe(200)
    })

    test('keeps the last owner in place, and owners out of the hands of admins', async () => {
      const owner = await as('owner')
      const { id } = (await owner.get('/me')).json
      for (const change of [{ accessRole: 'viewer' }, { status: 'Banned' }]) {
        const { status, json } = await owner.put(`/users?id=${id}`, change)
        expect([status, json.fields.accessRole.code]).toEqual([422, 'last_owner'])
      }
      expect((await (await as('admin')).put(`/users?id=${id}`, { email: 'mine@example.com' })).status).toBe(403)
    })
  },

  remove: () => {
    test('answers the remaining list for ids, numbers or text', async () => {
      const { status, json } = await (await as('admin')).del('/users', { ids: [18, '19'] })
      expect(status).toBe(200)
      expect(json).toHaveLength(18)
      expect(json.map(({ id }: { id: number }) => id)).not.toContain(18)
    })

    test('answers the user for an id', async () => {
      const admin = await as('admin')
      const { status, json } = await admin.del('/users?id=20')
      expect(status).toBe(200)
      expect(json.user.id).toBe(20)
      expect((await admin.get('/users?id=20')).status).toBe(404)
    })

    test('answers nothing when asked for the minimum', async () => {
      const { status, text, headers } = await (await as('admin')).del(
        '/users',
        { ids: [20] },
        { prefer: 'return=minimal' },
      )
      expect([status, text]).toEqual([204, ''])
      expect(headers.get('preference-applied')).toBe('return=minimal')
      expect(headers.get('x-change-batch')).toBeTruthy()
    })

    test('answers for more ids than a statement takes', async () => {
      const ids = Array.from({ length: 70_000 }, (_, index) => index + 20)
      expect((await (await as('admin')).del('/users', { ids })).json).toHaveLength(19)
    })

    test('does not remove the last owner', async () => {
      const owner = await as('owner')
      const { status, json } = await owner.del('/users?id=1')
      expect([status, json.fields.accessRole.code]).toEqual([422, 'last_owner'])
      expect((await owner.get('/users')).json).toHaveLength(20)
    })
  },

  facets: () => {
    test('counts by each field under the filters of the others', async () => {
      const viewer = await as('viewer')
      const all = (await viewer.get('/users')).json
      const { json } = await viewer.get('/users/facets?status=Banned')
      const count = (field: string, value: string, among = all) =>
        among.filter((user: Record<string, unknown>) => user[field] === value).length
      expect(json.status.Active).toBe(count('status', 'Active'))
      expect(json.status.Banned).toBe(count('status', 'Banned'))
      const banned = all.filter(({ status }: { status: string }) => status === 'Banned')
      for (const [role, number] of Object.entries(json.role)) expect(number).toBe(count('role', role, banned))
      expect(Object.keys(json.address)).not.toEqual([])
      for (const [country, number] of Object.entries(json.address))
        expect(number).toBe(count('address', country, banned))
    })
  },

  export: () => {
    test('gives every user that matches, with the chosen columns and titles', async () => {
      const viewer = await as('viewer')
      const titles = encodeURIComponent(JSON.stringify(['Nombre', 'Correo; electrónico']))
      const { headers, text } = await viewer.get(`/users/export.csv?fields=name,email&titles=${titles}&sort=-name`)
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
      const lines = text
        .replace(/^\uFEFF/, '')
        .trimEnd()
        .split('\r\n')
      const names = (await viewer.get('/users?sort=-name')).json.map(({ name }: { name: string }) => name)
      expect(lines[0]).toBe('Nombre,Correo; electrónico')
      expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(names)
      const banned = (await viewer.get('/users?status=Banned')).json
      expect((await viewer.get('/users/export.csv?status=Banned')).text.trimEnd().split('\r\n')).toHaveLength(
        banned.length + 1,
      )
    })

    test('never lets a spreadsheet run what someone is called', async () => {
      const admin = await as('admin')
      await admin.post('/users', { name: '=HYPERLINK("x")', email: 'evil@example.com', phone: '+49 30 1234' })
      const { text } = await admin.get('/users/export.csv?fields=name,phone&q=evil')
      expect(text).toContain("'=HYPERLINK")
      expect(text).toContain(',+49 30 1234')
    })

    test.each(['titles=x', 'titles=%5B1%5D', 'fields=password'])('refuses %s', async (parameters) => {
      expect((await (await as('viewer')).get(`/users/export.csv?${parameters}`)).status).toBe(400)
    })
  },

  statuses: () => {
    test('answers the four statuses', async () => {
      expect((await (await as('viewer')).get('/users/status')).json).toEqual([
        { id: 1, title: 'Active', value: 'Active' },
        { id: 2, title: 'Banned', value: 'Banned' },
        { id: 3, title: 'Pending', value: 'Pending' },
        { id: 4, title: 'Rejected', value: 'Rejected' },
      ])
    })
  },

  roles: () => {
    test('answers the five job titles', async () => {
      const { json } = await (await as('viewer')).get('/users/roles')
      expect(json.map(({ value }: { value: string }) => value)).toEqual([
        'UX Designer',
        'Data Scientist',
        'Sales Manager',
        'HR Manager',
        'IT Support',
      ])
    })
  },
})
