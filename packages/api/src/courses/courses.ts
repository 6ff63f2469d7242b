import { courseKind } from '@quarterdeck/contract/courses/courses'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import { findBy } from '../kit/lists/find.ts'
import { ordinary } from '../kit/ordinary/index.ts'
import { fillCourses } from './fill.ts'
import { guardUser } from './guards.ts'
import { sampleCourses } from './sample.ts'

export const courses = ordinary(courseKind, {
  title: 'title',
  sample: sampleCourses,
  fill: fillCourses,
  personal: {},
  belongs: [{ to: 'users', by: 'instructorId' }],
  searched: sql`folded("title" || ' ' || "description")`,
  alongWith: async ({ now }, before, change) =>
    change.status === 'Published' && before.publishedAt === null ? { publishedAt: now, ...change } : change,
  check: async ({ tx }, before, after) => {
    if (!after) return
    if (after.instructorId !== before?.instructorId) await guardUser(tx, 'instructorId', after.instructorId)
    if (after.status === 'Published' && after.lessons.length === 0)
      throw fieldProblem('lessons', { code: 'required', message: 'A published course needs at least one lesson' })
  },
  // They are few, and each that is published says since when.
  bulk: { needsRowCheck: ({ type }) => (type === 'edit' ? sql<boolean>`true` : undefined) },
  made: ({ now }, { status }) => ({ publishedAt: status === 'Published' ? now : null }),
})

/** Finds courses for the global search. */
export const findCourses = findBy({
  ...courses,
  shown: ({ id, title, status }) => ({ id, title, status }),
  texts: ({ title }) => ({ texts: [title] }),
})
