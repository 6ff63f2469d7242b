import { formats } from '../../../kit/lib/i18n/formats.ts'

const { number } = formats('en')
const courses = (count: number) => (count === 1 ? '1 course' : `${number(count)} courses`)

export const en = {
  words: {
    many: 'courses',
    /** Words for this kind in the search palette, followed by a number: `order 118`. */
    names: 'course class lesson',
    bin: 'Deleted courses',
    records: courses,
    added: (count: number) => (count === 1 ? '1 new course' : `${number(count)} new courses`),
    removed: (count: number) =>
      count === 1 ? '1 course no longer belongs here' : `${courses(count)} no longer belong here`,
    deleted: (count: number, title: string) =>
      count === 1 ? `“${title}” was deleted` : `${courses(count)} were deleted`,
  },
  name: (id: string) => `Course ${id}`,
  fields: {
    title: 'Title',
    category: 'Category',
    level: 'Level',
    instructorId: 'Instructor',
    price: 'Price',
    description: 'Description',
    lessons: 'Lessons',
    'lessons.title': 'Lesson',
    'lessons.minutes': 'Minutes',
    status: 'Status',
    publishedAt: 'Published',
    createdAt: 'Created',
  },
  choices: {
    category: {
      Photography: 'Photography',
      Crafts: 'Crafts',
      Business: 'Business',
      Languages: 'Languages',
      Software: 'Software',
    },
    level: { Beginner: 'Beginner', Intermediate: 'Intermediate', Advanced: 'Advanced' },
    status: { Draft: 'Draft', Published: 'Published' },
  },
  lessons: (count: number, minutes: number) =>
    count === 1 ? `1 lesson, ${number(minutes)} min` : `${number(count)} lessons, ${number(minutes)} min`,
  list: {
    title: 'Courses',
    search: 'Search titles and descriptions',
    create: 'New course',
    empty: 'No courses yet',
    emptyText: 'Write a course with its lessons, and publish it when it’s ready.',
    bulk: {
      publish: {
        label: 'Publish',
        title: (records: string) => `Publish ${records}`,
        text: () => 'People can be enrolled in them. Courses without lessons stay drafts.',
      },
      unpublish: {
        label: 'Unpublish',
        title: (records: string) => `Unpublish ${records}`,
        text: () => 'They become drafts. Whoever takes them already goes on.',
      },
    },
  },
  form: {
    edit: 'Edit course',
    sections: {
      about: { title: 'Course', text: 'What it teaches, who teaches it, and what it costs.' },
      lessons: { title: 'Lessons', text: 'In the order in which they are taken.' },
    },
    hints: { status: 'People can be enrolled in published courses only.' },
    add: { lessons: 'Add lesson' },
  },
}
