import { type Enrolment, enrolmentKind } from '@quarterdeck/contract/courses/enrolments'
import { described } from '../../records/described/index.ts'
import { enrolmentMessages } from './messages/index.ts'

/** What enrollments have that does not follow from their fields. */
export const enrolments = described<Enrolment>({
  kind: enrolmentKind,
  messages: enrolmentMessages,
  title: 'learnerName',
  tones: { status: { Active: 'amber', Completed: 'green', Dropped: 'gray', Refunded: 'red' } },
  columns: {
    // The course is told as what it leads to.
    courseTitle: false,
    learnerId: false,
    learnerName: { width: 220 },
    lessonsDone: { optional: true, card: 'hidden' },
    refunded: { optional: true, card: 'hidden' },
    endedAt: { optional: true, card: 'hidden' },
  },
  facets: {
    status: { words: ['status'] },
    courseTitle: false,
    progress: false,
    lessonsDone: { rare: true },
    endedAt: { rare: true },
  },
  changes: { first: ['status'] },
})
