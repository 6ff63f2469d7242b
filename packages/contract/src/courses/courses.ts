import { z } from 'zod'
import { choice, id, money, multilineText, requiredText, sentId, timestamp, versioned } from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
import { verbs } from '../core/verbs.ts'

export const courseCategories = ['Photography', 'Crafts', 'Business', 'Languages', 'Software'] as const
export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const
export const courseStatuses = ['Draft', 'Published'] as const
export const mostLessons = 60

const Lesson = z.object({ title: requiredText(120), minutes: z.int().min(1).max(600) })
export type Lesson = z.output<typeof Lesson>

/** What is taught, lesson by lesson. */
const fields = z.object({
  title: requiredText(120),
  category: choice(courseCategories),
  level: choice(courseLevels),
  /** Who teaches it. */
  instructorId: sentId.nullable(),
  price: money,
  description: multilineText(5000),
  lessons: z.array(Lesson).max(mostLessons),
  status: choice(courseStatuses),
})

export const CourseDraft = fields.extend({
  level: fields.shape.level.default('Beginner'),
  instructorId: fields.shape.instructorId.default(null),
  price: fields.shape.price.default(0),
  description: fields.shape.description.default(''),
  lessons: fields.shape.lessons.default([]),
  status: fields.shape.status.default('Draft'),
})
export type CourseDraft = z.output<typeof CourseDraft>

export const CoursePatch = fields.partial()
export type CoursePatch = z.output<typeof CoursePatch>

export const Course = fields.extend({
  id,
  instructorId: id.nullable(),
  /** Since when it can be taken. */
  publishedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Course = z.output<typeof Course>

export const courseList = {
  filters: {
    id: { kind: 'number', isKey: true },
    ids: { kind: 'number', isKey: true },
    title: { kind: 'text' },
    category: { kind: 'choice', values: courseCategories },
    level: { kind: 'choice', values: courseLevels },
    status: { kind: 'choice', values: courseStatuses },
    instructorId: { kind: 'number', isKey: true },
    price: { kind: 'money' },
    publishedAt: { kind: 'date' },
    createdAt: { kind: 'date' },
    updatedAt: { kind: 'date' },
  },
  sort: ['id', 'title', 'category', 'level', 'status', 'price', 'publishedAt', 'createdAt', 'updatedAt'],
  defaultSort: 'id',
  screenSort: 'title',
  search: true,
} as const satisfies ListSpec

export const courses = verbs({
  entity: 'courses',
  one: 'course',
  record: Course,
  draft: CourseDraft,
  patch: CoursePatch,
  list: courseList,
  words: {
    one: 'a course',
    all: 'courses',
    update: 'Change a course, or publish it; fields that are not sent stay',
    facets: 'category, level and status',
  },
})

const described = {
  title: { personal: false, edited: 'cells' },
  category: { personal: false, edited: 'bulk' },
  level: { personal: false, edited: 'bulk' },
  instructorId: { personal: false, of: 'users' },
  price: { personal: false, unit: 'money', edited: 'cells' },
  description: { personal: false, as: 'long text' },
  lessons: { personal: false, as: 'list', rows: { title: 'text', minutes: 'number' } },
  status: { personal: false, edited: 'bulk' },
  publishedAt: { personal: false },
  createdAt: { personal: false },
} as const satisfies Fields<Course, CoursePatch>

export const courseKind = {
  entity: 'courses',
  record: Course,
  draft: CourseDraft,
  patch: CoursePatch,
  list: courseList,
  endpoints: courses,
  fields: described,
  exported: ['id', 'title', 'category', 'level', 'status', 'instructorId', 'price', 'publishedAt'],
} as const satisfies Kind<'courses'>
