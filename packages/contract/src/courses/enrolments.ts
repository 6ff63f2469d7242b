import { z } from 'zod'
import { choice, id, instant, money, sentId, timestamp, versioned } from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import { LetterDraft, letterEndpoints } from '../core/letters.ts'
import type { ListSpec } from '../core/list.ts'
import { verbs } from '../core/verbs.ts'
import { mostLessons } from './courses.ts'

export const enrolmentStatuses = ['Active', 'Completed', 'Dropped', 'Refunded'] as const
export const enrolmentSources = ['Website', 'Newsletter', 'Referral', 'Partner', 'Employer'] as const
/** How far somebody came. */
export const reaches = ['none', 'begun', 'half', 'most', 'all'] as const
/** From how many percent on; the last is all of them. */
export const reachFrom = { begun: 1, half: 50, most: 90, all: 100 } as const
/** From so many days without a lesson on somebody is silent. */
export const silentDays = 14

/** That somebody takes a course. */
const fields = z.object({
  courseId: sentId,
  learnerId: sentId,
  source: choice(enrolmentSources),
  paid: money,
  status: choice(enrolmentStatuses),
  /** How many lessons were finished, in their order. */
  lessonsDone: z.int().min(0).max(mostLessons),
  startedAt: instant,
})

export const EnrolmentDraft = fields.extend({
  source: fields.shape.source.default('Website'),
  paid: fields.shape.paid.default(0),
  status: fields.shape.status.default('Active'),
  lessonsDone: fields.shape.lessonsDone.default(0),
})
export type EnrolmentDraft = z.output<typeof EnrolmentDraft>

export const EnrolmentPatch = fields.partial()
export type EnrolmentPatch = z.output<typeof EnrolmentPatch>

export const Enrolment = fields.extend({
  id,
  courseId: id,
  courseTitle: z.string(),
  /** Who teaches the course. */
  instructorId: id.nullable(),
  learnerId: id,
  learnerName: z.string(),
  /** In whole percent of the lessons. */
  progress: z.int(),
  /** What was paid back of it. */
  refunded: money,
  startedAt: timestamp,
  /** When a lesson was finished last. */
  lastActiveAt: timestamp,
  /** When it was completed, dropped or refunded; null while it goes on. */
  endedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Enrolment = z.output<typeof Enrolment>

export const enrolmentList = {
  filters: {
    id: { kind: 'number', isKey: true },
    ids: { kind: 'number', isKey: true },
    courseId: { kind: 'number', isKey: true },
    courseTitle: { kind: 'text' },
    learnerId: { kind: 'number', isKey: true },
    learnerName: { kind: 'text' },
    instructorId: { kind: 'number', isKey: true },
    status: { kind: 'choice', values: enrolmentStatuses },
    source: { kind: 'choice', values: enrolmentSources },
    reach: { kind: 'choice', values: reaches },
    pace: { kind: 'choice', values: ['moving', 'silent'] },
    progress: { kind: 'number' },
    lessonsDone: { kind: 'number' },
    paid: { kind: 'money' },
    refunded: { kind: 'money' },
    startedAt: { kind: 'date' },
    lastActiveAt: { kind: 'date' },
    endedAt: { kind: 'date' },
    createdAt: { kind: 'date' },
    updatedAt: { kind: 'date' },
  },
  sort: [
    'id',
    'courseTitle',
    'learnerName',
    'status',
    'source',
    'progress',
    'paid',
    'startedAt',
    'lastActiveAt',
    'createdAt',
    'updatedAt',
  ],
  defaultSort: 'id',
  screenSort: '-startedAt',
  search: true,
} as const satisfies ListSpec

export const enrolments = {
  ...verbs({
    entity: 'enrolments',
    one: 'enrolment',
    record: Enrolment,
    draft: EnrolmentDraft,
    patch: EnrolmentPatch,
    list: enrolmentList,
    words: {
      one: 'an enrollment',
      all: 'enrollments',
      create: 'Enroll somebody in a published course',
      update:
        'Change an enrollment; fields that are not sent stay. Lessons that are finished move its progress, and what is refunded is what was paid',
      facets: 'status, source, how far learners came and whether those who go on are silent',
    },
  }),
  ...letterEndpoints('/enrolments', 'enrolments:write', {
    body: LetterDraft,
    plan: 'Who would get a letter to the learners of some enrollments, and who would not and why',
    write: 'Write to the learners of some enrollments, each of them once',
  }),
}

const described = {
  courseId: { personal: false, of: 'courses' },
  courseTitle: { personal: false },
  instructorId: { personal: false, of: 'users' },
  learnerId: { personal: false, of: 'users' },
  learnerName: { personal: true },
  source: { personal: false, edited: 'bulk' },
  paid: { personal: false, unit: 'money' },
  refunded: { personal: false, unit: 'money' },
  status: { personal: false, edited: 'bulk' },
  lessonsDone: { personal: false, edited: 'cells' },
  progress: { personal: false, unit: 'percent' },
  startedAt: { personal: false },
  lastActiveAt: { personal: false },
  endedAt: { personal: false },
  createdAt: { personal: false },
} as const satisfies Fields<Enrolment, EnrolmentPatch>

export const enrolmentKind = {
  entity: 'enrolments',
  record: Enrolment,
  draft: EnrolmentDraft,
  patch: EnrolmentPatch,
  list: enrolmentList,
  endpoints: enrolments,
  fields: described,
  exported: [
    'id',
    'courseTitle',
    'learnerName',
    'source',
    'status',
    'progress',
    'paid',
    'refunded',
    'startedAt',
    'lastActiveAt',
  ],
} as const satisfies Kind<'enrolments'>
