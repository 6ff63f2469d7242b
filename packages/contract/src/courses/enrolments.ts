import { z } from 'zod'
import { choice, draftOf, id, instant, money, sentId, timestamp, versioned } from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'
import { LetterDraft, letterEndpoints } from '../kit/letters.ts'
import { maxLessons } from './courses.ts'

export const enrolmentStatuses = ['Active', 'Completed', 'Dropped', 'Refunded'] as const
export const enrolmentSources = ['Website', 'Newsletter', 'Referral', 'Partner', 'Employer'] as const
/** Progress of a learner. */
export const progressLevels = ['none', 'begun', 'half', 'most', 'all'] as const
/** Minimum progress in percent; `all` means every lesson. */
export const progressThresholds = { begun: 1, half: 50, most: 90, all: 100 } as const
/** Days without a finished lesson after which a learner counts as inactive. */
export const inactiveDays = 14

/** Participation of a learner in a course. */
const fields = z.object({
  courseId: sentId,
  learnerId: sentId,
  source: choice(enrolmentSources),
  paid: money,
  status: choice(enrolmentStatuses),
  /** Number of finished lessons; they are taken in order. */
  lessonsDone: z.int().min(0).max(maxLessons),
  startedAt: instant,
})

export const EnrolmentDraft = draftOf(fields, { source: 'Website', paid: 0, status: 'Active', lessonsDone: 0 })
export type EnrolmentDraft = z.output<typeof EnrolmentDraft>

export const EnrolmentPatch = fields.partial()
export type EnrolmentPatch = z.output<typeof EnrolmentPatch>

export const Enrolment = fields.extend({
  id,
  courseId: id,
  courseTitle: z.string(),
  /** Instructor of the course. */
  instructorId: id.nullable(),
  learnerId: id,
  learnerName: z.string(),
  /** Whole percent of the lessons. */
  progress: z.int(),
  /** Refunded amount. */
  refunded: money,
  startedAt: timestamp,
  /** Time of the last finished lesson. */
  lastActiveAt: timestamp,
  /** Time of completion, dropout or refund; null while it is active. */
  endedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Enrolment = z.output<typeof Enrolment>

export const enrolmentKind = kindOf(
  'enrolments',
  {
    courseId: { personal: false, of: 'courses' },
    courseTitle: { personal: false },
    instructorId: { personal: false, of: 'users' },
    learnerId: { personal: false, of: 'users' },
    learnerName: { personal: true },
    source: { personal: false, edited: 'bulk', values: enrolmentSources },
    paid: { personal: false, unit: 'money' },
    refunded: { personal: false, unit: 'money', sort: false },
    status: { personal: false, edited: 'bulk', values: enrolmentStatuses },
    lessonsDone: { personal: false, edited: 'cells', as: 'number', sort: false },
    progress: { personal: false, unit: 'percent' },
    startedAt: { personal: false, as: 'date' },
    lastActiveAt: { personal: false, as: 'date' },
    endedAt: { personal: false, as: 'date', sort: false },
  },
  {
    one: 'enrolment',
    record: Enrolment,
    draft: EnrolmentDraft,
    patch: EnrolmentPatch,
    filters: {
      reach: { kind: 'choice', values: progressLevels },
      pace: { kind: 'choice', values: ['moving', 'silent'] },
    },
    order: [
      'courseId',
      'courseTitle',
      'learnerId',
      'learnerName',
      'instructorId',
      'status',
      'source',
      'reach',
      'pace',
      'progress',
      'lessonsDone',
      'paid',
      'refunded',
      'startedAt',
      'lastActiveAt',
      'endedAt',
    ],
    screenSort: '-startedAt',
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
    words: {
      one: 'an enrollment',
      all: 'enrollments',
      create: 'Enroll a user in a published course',
      update:
        'Change an enrollment; absent fields stay unchanged. Finished lessons advance its progress, and a refund returns the paid amount',
      facets: 'status, source, progress and inactivity',
    },
    endpoints: (usual) => ({
      ...usual,
      ...letterEndpoints('/enrolments', 'enrolments:write', {
        body: LetterDraft,
        plan: 'Preview the recipients of a mail to learners, and those left out with reasons',
        write: 'Mail the learners of some enrollments, each of them once',
      }),
    }),
  },
)
export const enrolmentList = enrolmentKind.list
export const enrolments = enrolmentKind.endpoints
