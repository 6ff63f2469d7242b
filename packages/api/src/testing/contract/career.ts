import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import { type OrdinaryExample, ordinaryTests } from './ordinary.ts'

const opening = { title: 'IT Support', department: 'Operations', openedAt: '2026-05-03T00:00:00.000Z', openings: 2 }

export const openingExample: OrdinaryExample = {
  entity: 'openings',
  draft: opening,
  change: [{ department: 'One' }, { department: 'Two' }],
  refused: [
    [{ ...opening, title: 'Captain' }, 'title', 'choice'],
    [{ ...opening, department: '' }, 'department', 'required'],
    [{ ...opening, openings: 0 }, 'openings', 'too_small'],
    [{ ...opening, targetAt: '2026-05-02T00:00:00.000Z' }, 'targetAt', 'invalid'],
    [{ ...opening, managerId: 999_999 }, 'managerId', 'unknown_record'],
  ],
}

export const openingTests = (given: Given): Tests<'openings'> => ordinaryTests(given, openingExample)

const applicant = { openingId: 1, name: 'Ada Quist', email: 'ada.quist@example.com', source: 'Referral' }

export const applicantExample: OrdinaryExample = {
  entity: 'applicants',
  draft: applicant,
  change: [{ name: 'One' }, { name: 'Two' }],
  refused: [
    [{ ...applicant, name: '' }, 'name', 'required'],
    [{ ...applicant, email: 'nowhere' }, 'email', 'email'],
    [{ ...applicant, openingId: 999_999 }, 'openingId', 'unknown_record'],
    [{ ...applicant, rating: 6 }, 'rating', 'too_big'],
    [{ ...applicant, reason: 'Skills' }, 'reason', 'invalid'],
    [{ ...applicant, ownerId: 999_999 }, 'ownerId', 'unknown_record'],
    [{ ...applicant, files: ['nothing-of-this-key'] }, 'files', 'unknown_record'],
  ],
}

const created = async (client: Client): Promise<Json> => (await client.post('/applicants', applicant)).json.applicant

const undo = (client: Client, { headers }: { readonly headers: Headers }) =>
  client.post('/changes/undo', { batch: headers.get('x-change-batch') })

export const applicantTests = (given: Given): Tests<'applicants'> => ({
  ...ordinaryTests(given, applicantExample, {
    list: () => {
      test.each(['+49 30 555 0188', '030/5550188', '0188'])('finds %s however the number was grouped', async (q) => {
        const manager = await given.as('manager')
        const sent = { ...applicant, phone: '+49 (0)30 5550-188' }
        const { id } = (await manager.post('/applicants', sent)).json.applicant
        const found = (await manager.get(`/applicants?q=${encodeURIComponent(q)}`)).json
        expect(found.map((each: Json) => each.id)).toEqual([id])
      })
    },
    update: () => {
      test('notes when somebody comes into a stage, which Undo takes back', async () => {
        const manager = await given.as('manager')
        const { id, appliedAt } = await created(manager)
        const move = async (change: Json) => (await manager.put(`/applicants?id=${id}`, change)).json.applicant
        await move({ stage: 'Screen' })
        const moved = await manager.put(`/applicants?id=${id}`, { stage: 'Interview' })
        expect(moved.json.applicant).toMatchObject({ furthest: 'Interview', offerAt: null, endedAt: null, appliedAt })
        expect(moved.json.applicant.interviewAt).not.toBeNull()
        await undo(manager, moved)
        const back = (await manager.get(`/applicants?id=${id}`)).json
        expect(back).toMatchObject({ stage: 'Screen', furthest: 'Screen', interviewAt: null })
        const gone = await move({ stage: 'Rejected', reason: 'Skills' })
        expect(gone).toMatchObject({ furthest: 'Screen', reason: 'Skills', screenAt: back.screenAt })
        expect(gone.endedAt).not.toBeNull()
        expect(await move({ stage: 'Screen' })).toMatchObject({ reason: 'None', endedAt: null })
      })

      test('moves many by a job, each with its times', async () => {
        const manager = await given.as('manager')
        const ids = [String((await created(manager)).id), String((await created(manager)).id)]
        const action = { type: 'edit', change: { stage: 'Screen' } }
        await manager.post('/jobs', { entity: 'applicants', selection: { ids }, action })
        for (const id of ids)
          expect((await manager.get(`/applicants?id=${id}`)).json).toMatchObject({
            stage: 'Screen',
            screenAt: expect.any(String),
          })
      })
    },
  }),

  upload: () => {
    test('keeps a CV, with which the record can be sent back as it was read', async () => {
      const manager = await given.as('manager')
      const bytes = new TextEncoder().encode('%PDF-1.7 a life')
      const sent = await manager.post('/applicants/files?name=cv.pdf', bytes, {
        'content-type': 'application/octet-stream',
      })
      const { json } = await manager.post('/applicants', { ...applicant, files: [sent.json.key] })
      expect(json.applicant.files).toEqual([{ ...sent.json, name: 'cv.pdf' }])
      expect((await manager.put('/applicants', json.applicant)).json.applicant.version).toBe(1)
    })
  },

  download: () => {
    test('answers a CV to whoever may read applicants', async () => {
      expect((await (await given.as('viewer')).get('/applicants/files?key=none')).status).toBe(404)
    })
  },

  letterPlan: () => {
    test('says who would be rejected by a letter, and who would not and why', async () => {
      const manager = await given.as('manager')
      const [one, same] = [await created(manager), await created(manager)]
      const done = await created(manager)
      await manager.put(`/applicants?id=${done.id}`, { stage: 'Withdrawn' })
      const { json } = await manager.get(`/applicants/letters?ids=${[one.id, same.id, done.id, 999_999]}`)
      expect(json.going).toEqual([{ id: one.id, name: one.name, email: one.email }])
      expect(json.left.map(({ why }: Json) => why)).toEqual(['twice', 'over', 'gone'])
      expect((await manager.get('/applicants/letters?ids=1,two')).status).toBe(400)
    })
  },

  writeLetters: () => {
    test('rejects several in one step, and writes to each of them', async () => {
      const [manager, owner] = [await given.as('manager'), await given.as('owner')]
      const { id } = await created(manager)
      const letter = { subject: 'Your application, {name}', text: 'Dear {name},\n\nthank you.', language: 'en' }
      const reply = await manager.post('/applicants/letters', { ...letter, ids: [id, 999_999], reason: 'Skills' })
      expect([reply.status, reply.json]).toEqual([201, { sent: 1 }])
      expect((await manager.get(`/applicants?id=${id}`)).json).toMatchObject({ stage: 'Rejected', reason: 'Skills' })
      const [mail] = (await owner.get('/outbox?template=staffLetter')).json
      expect(mail).toMatchObject({ to: 'ada.quist@example.com', subject: 'Your application, Ada Quist' })
      const { content } = (await owner.get(`/outbox?id=${mail.id}`)).json
      expect(content.text).toContain('Dear Ada Quist,')
      const again = await manager.post('/applicants/letters', { ...letter, ids: [id], reason: 'Skills' })
      expect(again.json).toEqual({ sent: 0 })
      const odd = (await manager.post('/applicants', { ...applicant, name: "Ann $' and $& $1 X" })).json.applicant
      await manager.post('/applicants/letters', { ...letter, ids: [odd.id], reason: 'Skills' })
      const [named] = (await owner.get('/outbox?template=staffLetter')).json
      expect(named.subject).toBe("Your application, Ann $' and $& $1 X")
      const empty = await manager.post('/applicants/letters', { ...letter, text: '', ids: [id], reason: 'Skills' })
      expect([empty.status, empty.json.fields.text.code]).toEqual([422, 'required'])
      await undo(manager, reply)
      expect((await manager.get(`/applicants?id=${id}`)).json.stage).toBe('Applied')
    })
  },

  hire: () => {
    test('makes a user in Pending, once, and Undo takes both back', async () => {
      const admin = await given.as('admin')
      const { id } = await created(admin)
      const reply = await admin.post(`/applicants/hire?id=${id}`)
      expect(reply.json).toMatchObject({
        applicant: { stage: 'Hired', furthest: 'Hired', hiredAt: expect.any(String) },
        user: { name: 'Ada Quist', email: 'ada.quist@example.com', role: 'IT Support', status: 'Pending' },
      })
      expect(reply.json.applicant.userId).toBe(reply.json.user.id)
      expect((await admin.post(`/applicants/hire?id=${id}`)).status).toBe(409)
      await undo(admin, reply)
      expect((await admin.get(`/users?id=${reply.json.user.id}`)).status).toBe(404)
      expect((await admin.get(`/applicants?id=${id}`)).json).toMatchObject({ stage: 'Applied', userId: null })
      expect((await admin.post('/applicants/hire?id=999999')).status).toBe(404)
    })

    test('needs the right to make users, and an address that nobody has', async () => {
      const manager = await given.as('manager')
      const { id } = await created(manager)
      expect((await manager.post(`/applicants/hire?id=${id}`)).status).toBe(403)
      const admin = await given.as('admin')
      await admin.put(`/applicants?id=${id}`, { email: 'admin@quarterdeck.test' })
      const taken = await admin.post(`/applicants/hire?id=${id}`)
      expect([taken.status, (await admin.get(`/applicants?id=${id}`)).json.stage]).toEqual([422, 'Applied'])
    })
  },
})
