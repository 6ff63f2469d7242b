import { enrolmentKind, inactiveDays } from '@quarterdeck/contract/courses/enrolments'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { Tally } from '../kit/lists/counters.ts'
import { findBy } from '../kit/lists/find.ts'
import { withSpans } from '../kit/lists/spans.ts'
import { ordinary } from '../kit/ordinary/index.ts'
import type { Tx } from '../kit/ports.ts'
import { band, either } from '../kit/sql/select.ts'
import { courses } from './courses.ts'
import { fillEnrolments } from './fill.ts'
import { guardUser } from './guards.ts'
import { sampleEnrolments } from './sample.ts'

/** Returns a published course. @throws Problem at `courseId` for a missing one or a draft */
const openCourse = async (tx: Tx, id: number) => {
  const course = await courses.byId(tx, id)
  if (course?.status === 'Published') return course
  throw fieldProblem('courseId', { code: 'unknown_record', message: 'There is no published course with this number' })
}

/** Returns the number of lessons of a course; progress in removed lessons stays. */
const lessonsOf = async (tx: Tx, courseId: number): Promise<number> => {
  const [course] = await courses.collection.repository.lock(tx, [courseId])
  return course?.lessons.length ?? 0
}

const progressOf = (done: number, lessons: number) =>
  lessons === 0 ? 0 : Math.round((100 * Math.min(done, lessons)) / lessons)

const guardLessons = (done: number, lessons: number) => {
  if (done > lessons)
    throw fieldProblem('lessonsDone', {
      code: 'too_big',
      message: "The course doesn't have that many lessons",
      limit: lessons,
    })
}

const isSilent = sql`"status" = 'Active' and "lastActiveAt" < now() - ${sql.lit(inactiveDays)} * interval '1 day'`

/** Counters of a status by another field. */
const among = (status: 'Active' | 'Dropped', by: string): readonly Tally[] => [
  {
    field: `${by}${status}`,
    date: 'startedAt',
    value: sql`case when "status" = ${sql.lit(status)} then coalesce(${sql.ref(by)}::text, '') end`,
  },
]

export const enrolments = ordinary(enrolmentKind, {
  title: 'learnerName',
  sample: sampleEnrolments,
  fill: fillEnrolments,
  personal: {},
  belongs: [
    { to: 'courses', by: 'courseId', cascade: true },
    { to: 'users', by: 'learnerId', cascade: true },
  ],
  own: { by: 'learnerId' },
  people: [{ id: 'learnerId', name: 'learnerName' }],
  columns: {
    reach: band('progress', {
      none: { to: 1 },
      begun: { from: 1, to: 50 },
      half: { from: 50, to: 90 },
      most: { from: 90, to: 100 },
      all: { from: 100 },
    }),
    pace: either({ moving: sql`"status" = 'Active' and not (${isSilent})`, silent: isSilent }),
  },
  // Figures over long ranges do not look at each of them.
  tallies: [
    { field: 'status', date: 'startedAt', amount: 'paid' },
    { field: 'source', date: 'startedAt' },
    { field: 'reach', date: 'startedAt' },
    ...withSpans({ field: 'courseId', value: 'courseId', date: 'startedAt', amount: 'paid' }),
    { field: 'refundedInAll', value: sql.lit(''), date: 'startedAt', amount: 'refunded' },
    ...withSpans({ field: 'refunded', value: 'courseId', date: 'startedAt', amount: 'refunded' }),
    ...among('Dropped', 'lessonsDone'),
    ...among('Active', 'instructorId'),
  ],
  searched: sql`folded("learnerName" || ' ' || "courseTitle")`,
  derived: ['courseTitle', 'instructorId', 'learnerName', 'progress'],
  alongWith: async ({ tx, now }, before, change) => {
    const { status = before.status, courseId = before.courseId } = change
    const course = courseId === before.courseId ? undefined : await openCourse(tx, courseId)
    const learner = await guardUser(tx, 'learnerId', change.learnerId ?? null)
    const isOver = status !== before.status
    const lessons = course?.lessons.length ?? (await lessonsOf(tx, courseId))
    const lessonsDone = change.lessonsDone ?? (isOver && status === 'Completed' ? lessons : before.lessonsDone)
    if (course || lessonsDone > before.lessonsDone) guardLessons(lessonsDone, lessons)
    return {
      ...(course && { courseTitle: course.title, instructorId: course.instructorId }),
      ...(learner && { learnerName: learner.name }),
      ...((course || lessonsDone !== before.lessonsDone) && {
        lessonsDone,
        progress: progressOf(lessonsDone, lessons),
      }),
      ...(lessonsDone !== before.lessonsDone && { lastActiveAt: now }),
      ...(isOver && {
        endedAt: status === 'Active' ? null : now,
        refunded: status === 'Refunded' ? (change.paid ?? before.paid) : 0,
      }),
      ...change,
    }
  },
  // Other fields depend on the status of each.
  bulk: {
    needsRowCheck: (statement) =>
      statement.type === 'edit' && 'status' in statement.to ? sql<boolean>`true` : undefined,
  },
  made: async ({ tx, now }, draft) => {
    const course = await openCourse(tx, draft.courseId)
    const learner = await guardUser(tx, 'learnerId', draft.learnerId)
    const lessons = course.lessons.length
    guardLessons(draft.lessonsDone, lessons)
    return {
      courseTitle: course.title,
      instructorId: course.instructorId,
      learnerName: learner?.name ?? '',
      progress: progressOf(draft.lessonsDone, lessons),
      refunded: 0,
      lastActiveAt: now,
      endedAt: draft.status === 'Active' ? null : now,
    }
  },
})

/** Finds enrollments for the global search. */
export const findEnrolments = findBy({
  ...enrolments,
  shown: ({ id, learnerName, courseTitle, status }) => ({ id, title: learnerName, course: courseTitle, status }),
  texts: ({ learnerName, courseTitle }) => ({ texts: [learnerName], besides: [courseTitle] }),
})
