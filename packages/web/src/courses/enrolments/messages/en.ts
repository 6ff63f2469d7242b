import { formats } from '../../../kit/lib/i18n/formats.ts'

const { number } = formats('en')
const enrolments = (count: number) => (count === 1 ? '1 enrollment' : `${number(count)} enrollments`)

export const en = {
  words: {
    many: 'enrollments',
    /** Words for this kind in the search palette, followed by a number: `order 118`. */
    names: 'enrollment enrolment learner student',
    bin: 'Deleted enrollments',
    records: enrolments,
    added: (count: number) => (count === 1 ? '1 new enrollment' : `${number(count)} new enrollments`),
    removed: (count: number) =>
      count === 1 ? '1 enrollment no longer belongs here' : `${enrolments(count)} no longer belong here`,
    deleted: (count: number, title: string) =>
      count === 1 ? `The enrollment of ${title} was deleted` : `${enrolments(count)} were deleted`,
  },
  name: (id: string) => `Enrollment ${id}`,
  letter: {
    action: 'Write a letter',
    title: 'Write to learners',
    about: 'Each learner gets an email of their own.',
    subject: 'How is your course going?',
    text: 'Hello {name},\n\nwe haven’t seen you in your course for a while. Your lessons are where you left them.\n\nIf something is in the way, just tell us.',
  },
  fields: {
    courseId: 'Course',
    courseTitle: 'Course title',
    instructorId: 'Instructor',
    learnerId: 'Learner',
    learnerName: 'Learner',
    source: 'Source',
    paid: 'Paid',
    refunded: 'Refunded',
    status: 'Status',
    lessonsDone: 'Lessons finished',
    progress: 'Progress',
    startedAt: 'Started',
    lastActiveAt: 'Last active',
    endedAt: 'Ended',
    createdAt: 'Created',
    reach: 'How far',
    pace: 'Pace',
  },
  choices: {
    status: { Active: 'Active', Completed: 'Completed', Dropped: 'Dropped out', Refunded: 'Refunded' },
    source: {
      Website: 'Website',
      Newsletter: 'Newsletter',
      Referral: 'Referral',
      Partner: 'Partner',
      Employer: 'Employer',
    },
    reach: {
      none: 'Nothing yet',
      begun: 'Less than half',
      half: 'Half to nine tenths',
      most: 'Nine tenths, not all',
      all: 'All lessons',
    },
    pace: { moving: 'Going on', silent: 'Silent for 14 days' },
  },
  list: {
    title: 'Enrollments',
    search: 'Search learners and courses',
    create: 'New enrollment',
    empty: 'No enrollments yet',
    emptyText: 'Enroll somebody in a published course, and follow how far they come.',
  },
  form: {
    edit: 'Edit enrollment',
    sections: {
      about: { title: 'Enrollment', text: 'Who takes which course, and what was paid.' },
      progress: { title: 'Progress', text: 'Finished lessons move the progress.' },
    },
    hints: {
      courseId: 'Published courses only.',
      lessonsDone: 'In their order: 3 means that the first three are finished.',
    },
  },
}
