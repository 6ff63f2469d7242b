import { z } from 'zod'
import { choice, draftOf, id, money, multilineText, requiredText, sentId, timestamp, versioned } from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'

export const courseCategories = ['Photography', 'Crafts', 'Business', 'Languages', 'Software'] as const
export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const
export const courseStatuses = ['Draft', 'Published'] as const
export const maxLessons = 60

const Lesson = z.object({ title: requiredText(120), minutes: z.int().min(1).max(600) })
export type Lesson = z.output<typeof Lesson>

/** A course with its lessons. */
const fields = z.object({
  title: requiredText(120),
  category: choice(courseCategories),
  level: choice(courseLevels),
  /** Instructor. */
  instructorId: sentId.nullable(),
  price: money,
  description: multilineText(5000),
  lessons: z.array(Lesson).max(maxLessons),
  status: choice(courseStatuses),
})

export const CourseDraft = draftOf(fields, {
  level: 'Beginner',
  instructorId: null,
  price: 0,
  description: '',
  lessons: [],
  status: 'Draft',
})
export type CourseDraft = z.output<typeof CourseDraft>

export const CoursePatch = fields.partial()
export type CoursePatch = z.output<typeof CoursePatch>

export const Course = fields.extend({
  id,
  instructorId: id.nullable(),
  /** Date of first publication. */
  publishedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Course = z.output<typeof Course>

export const courseKind = kindOf(
  'courses',
  {
    title: { personal: false, edited: 'cells' },
    category: { personal: false, edited: 'bulk', values: courseCategories },
    level: { personal: false, edited: 'bulk', values: courseLevels },
    instructorId: { personal: false, of: 'users' },
    price: { personal: false, unit: 'money', edited: 'cells' },
    description: { personal: false, as: 'long text' },
    lessons: { personal: false, as: 'list', rows: { title: 'text', minutes: 'number' } },
    status: { personal: false, edited: 'bulk', values: courseStatuses },
    publishedAt: { personal: false, as: 'date' },
  },
  {
    one: 'course',
    record: Course,
    draft: CourseDraft,
    patch: CoursePatch,
    order: ['title', 'category', 'level', 'status', 'instructorId', 'price', 'publishedAt'],
    screenSort: 'title',
    exported: ['id', 'title', 'category', 'level', 'status', 'instructorId', 'price', 'publishedAt'],
    words: {
      one: 'a course',
      all: 'courses',
      update: 'Change or publish a course; absent fields stay unchanged',
      facets: 'category, level and status',
    },
  },
)
export const courseList = courseKind.list
export const courses = courseKind.endpoints
