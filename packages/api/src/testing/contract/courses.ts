import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'
import { type OrdinaryExample, ordinaryTests } from './ordinary.ts'

const lessons = [
  { title: 'Yarn', minutes: 20 },
  { title: 'Knots', minutes: 25 },
  { title: 'A net', minutes: 40 },
]
const course = { title: 'Macramé', category: 'Crafts', level: 'Beginner', price: 49.9, instructorId: 3, lessons }

export const courseExample: OrdinaryExample = {
  entity: 'courses',
  draft: course,
  change: [{ title: 'One' }, { title: 'Two' }],
  refused: [
    [{ ...course, title: '' }, 'title', 'required'],
    [{ ...course, category: 'Magic' }, 'category', 'choice'],
    [{ ...course, instructorId: 999 }, 'instructorId', 'unknown_record'],
    [{ ...course, lessons: [{ title: 'x', minutes: 0 }] }, 'lessons.0.minutes', 'too_small'],
    [{ ...course, status: 'Published', lessons: [] }, 'lessons', 'required'],
  ],
}

export const courseTests = (given: Given): Tests<'courses'> =>
  ordinaryTests(given, courseExample, {
    update: () => {
      test('publishes one, and of many those that have lessons', async () => {
        const manager = await given.as('manager')
        const [full, empty] = [
          (await manager.post('/courses', course)).json.course,
          (await manager.post('/courses', { ...course, lessons: [] })).json.course,
        ]
        const selection = { ids: [String(full.id), String(empty.id)] }
        const action = { type: 'edit', change: { status: 'Published' } }
        const { json } = await manager.post('/jobs', { entity: 'courses', selection, action })
        expect(json).toMatchObject({ changed: 1, refused: 1 })
        expect((await manager.get(`/courses?id=${full.id}`)).json.publishedAt).toEqual(expect.any(String))
      })
    },
  })

const enrolment = { courseId: 5, learnerId: 2, source: 'Partner', paid: 69, startedAt: '2026-05-03T08:00:00.000Z' }

export const enrolmentExample: OrdinaryExample = {
  entity: 'enrolments',
  draft: enrolment,
  change: [{ paid: 1 }, { paid: 2 }],
  refused: [
    [{ ...enrolment, courseId: 7 }, 'courseId', 'unknown_record'],
    [{ ...enrolment, courseId: 999 }, 'courseId', 'unknown_record'],
    [{ ...enrolment, learnerId: 999 }, 'learnerId', 'unknown_record'],
    [{ ...enrolment, lessonsDone: 10 }, 'lessonsDone', 'too_big'],
    [{ ...enrolment, paid: -1 }, 'paid', 'too_small'],
  ],
}

export const enrolmentTests = (given: Given): Tests<'enrolments'> => ({
  ...ordinaryTests(given, enrolmentExample, {
    update: () => {
      test('moves the progress with the lessons, and gives back what was paid', async () => {
        const support = await given.as('support')
        const { id } = (await support.post('/enrolments', enrolment)).json.enrolment
        const put = async (change: object) => (await support.put(`/enrolments?id=${id}`, change)).json
        expect((await put({ lessonsDone: 5 })).enrolment).toMatchObject({ progress: 56, endedAt: null })
        expect((await put({ lessonsDone: 10 })).fields.lessonsDone).toMatchObject({ code: 'too_big', limit: 9 })
        const done = (await put({ status: 'Completed' })).enrolment
        expect(done).toMatchObject({ lessonsDone: 9, progress: 100, endedAt: expect.any(String) })
        const back = (await put({ status: 'Refunded' })).enrolment
        expect(back).toMatchObject({ refunded: 69, lessonsDone: 9 })
        expect((await put({ status: 'Active' })).enrolment).toMatchObject({ refunded: 0, endedAt: null })
      })

      test('shows what the course is called by now, and who teaches it', async () => {
        const manager = await given.as('manager')
        const { id } = (await manager.post('/enrolments', enrolment)).json.enrolment
        await manager.put('/courses?id=5', { title: 'Linocut', instructorId: 3 })
        expect((await manager.get(`/enrolments?id=${id}`)).json).toMatchObject({
          courseTitle: 'Linocut',
          instructorId: 3,
          version: 1,
        })
      })
    },
  }),

  letterPlan: () => {
    test('says which learners would get a letter, each of them once', async () => {
      const support = await given.as('support')
      const create = async () => (await support.post('/enrolments', enrolment)).json.enrolment.id
      const ids = [await create(), await create(), 999_999]
      const { json } = await support.get(`/enrolments/letters?ids=${ids}`)
      expect(json.going).toMatchObject([{ id: ids[0] }])
      expect(json.left.map(({ why }: { why: string }) => why)).toEqual(['twice', 'gone'])
      const silent = (await support.get('/enrolments?pace=silent')).json.map(({ id }: { id: number }) => id)
      const all = (await support.get(`/enrolments/letters?matching=pace%3Dsilent&except=${silent[0]}`)).json
      const told = [...all.going, ...all.left].map(({ id }: { id: number }) => id)
      expect(told.toSorted()).toEqual(silent.slice(1).toSorted())
      expect((await support.get('/enrolments/letters?matching=pace%3Dlate')).status).toBe(400)
      expect((await support.get('/enrolments/letters')).status).toBe(400)
      expect((await (await given.as('viewer')).get('/enrolments/letters?ids=1')).status).toBe(403)
    })
  },

  writeLetters: () => {
    test('writes to learners by the outbox, and changes nothing', async () => {
      const [support, owner] = [await given.as('support'), await given.as('owner')]
      const { id, version } = (await support.post('/enrolments', enrolment)).json.enrolment
      const letter = { subject: 'How is it going?', text: 'Hello {name}!', language: 'en' }
      const open = await support.post('/enrolments/letters', { ...letter, text: 'Hello {friend}!', ids: [id] })
      expect([open.status, open.json.fields.text]).toMatchObject([422, { code: 'placeholder', limit: 'friend' }])
      expect((await support.post('/enrolments/letters', { ...letter, ids: [id] })).json).toEqual({ sent: 1 })
      expect((await owner.get('/outbox?template=staffLetter')).json).toMatchObject([{ subject: letter.subject }])
      expect((await support.get(`/enrolments?id=${id}`)).json.version).toBe(version)
      const { json } = await owner.post('/api-keys', { name: 'Key', scope: ['enrolments:write'], days: 30 })
      const program = await given.as('stranger')
      const headers = { authorization: `Bearer ${json.secret}` }
      expect((await program.post('/enrolments/letters', { ...letter, ids: [id] }, headers)).status).toBe(403)
    })
  },
})
