import type { CourseDraft, Lesson } from '@quarterdeck/contract/courses/courses'
import type { EnrolmentDraft } from '@quarterdeck/contract/courses/enrolments'
import { ago, later } from '../kit/generator/ago.ts'
import { samplePerson } from '../people/users/index.ts'

interface Taught extends Pick<CourseDraft, 'title' | 'category' | 'level' | 'instructorId' | 'description'> {
  /** Minor units. */
  readonly price: number
  /** Title and minutes. */
  readonly lessons: readonly (readonly [title: string, minutes: number])[]
  /** Days since publication; absent for a draft. */
  readonly published?: number
  /** Percentage of all enrollments, and the lesson after which most dropouts leave. */
  readonly share: number
  readonly leftAfter: number
}

/** The first is course 1. */
const taught: readonly Taught[] = [
  {
    title: 'Product photos at home',
    category: 'Photography',
    level: 'Beginner',
    instructorId: 3,
    price: 7900,
    description: 'A window, a white sheet and a phone: pictures that sell what you make.',
    lessons: [
      ['What a picture has to say', 12],
      ['Light from a window', 18],
      ['Backgrounds', 14],
      ['Angles', 16],
      ['Scale and detail', 15],
      ['Editing on a phone', 22],
      ['A set for the shop', 20],
      ['Looking back', 9],
    ],
    published: 410,
    share: 30,
    leftAfter: 5,
  },
  {
    title: 'Light and shadow',
    category: 'Photography',
    level: 'Intermediate',
    instructorId: 3,
    price: 11_900,
    description: 'One lamp, two lamps, and what happens between them.',
    lessons: [
      ['One lamp', 20],
      ['Soft and hard', 24],
      ['Reflectors', 18],
      ['Two lamps', 26],
      ['Glass and metal', 31],
      ['Fabric', 22],
      ['A mood', 25],
      ['Your own setup', 28],
    ],
    published: 250,
    share: 13,
    leftAfter: 4,
  },
  {
    title: 'Bookkeeping for makers',
    category: 'Business',
    level: 'Beginner',
    instructorId: 15,
    price: 5900,
    description: 'What to keep, what to write down, and when to ask somebody.',
    lessons: [
      ['Receipts', 15],
      ['Income and expenses', 20],
      ['Tax, briefly', 26],
      ['Prices that hold', 24],
      ['Closing a month', 18],
      ['Closing a year', 21],
    ],
    published: 365,
    share: 21,
    leftAfter: 2,
  },
  {
    title: 'Selling abroad',
    category: 'Business',
    level: 'Intermediate',
    instructorId: 15,
    price: 9900,
    description: 'Customs, shipping and returns, without surprises.',
    lessons: [
      ['Where to begin', 14],
      ['Customs', 28],
      ['Shipping', 22],
      ['Returns', 17],
      ['Languages', 15],
      ['Payment', 19],
      ['A plan', 23],
    ],
    published: 160,
    share: 10,
    leftAfter: 2,
  },
  {
    title: 'Linocut from the start',
    category: 'Crafts',
    level: 'Beginner',
    instructorId: 6,
    price: 6900,
    description: 'Draw, cut, ink, press: a first edition of ten prints.',
    lessons: [
      ['Tools', 11],
      ['A drawing', 17],
      ['The first cut', 25],
      ['Ink', 16],
      ['Pressing by hand', 21],
      ['Two colors', 29],
      ['Paper', 12],
      ['An edition', 24],
      ['Framing', 10],
    ],
    published: 220,
    share: 16,
    leftAfter: 3,
  },
  {
    title: 'Wheel throwing',
    category: 'Crafts',
    level: 'Advanced',
    instructorId: 6,
    price: 14_900,
    description: 'Centered clay, even walls, and a glaze that holds.',
    lessons: [
      ['Centering', 35],
      ['Opening', 30],
      ['Walls', 42],
      ['A bowl', 38],
      ['A cylinder', 40],
      ['Trimming', 33],
      ['Handles', 29],
      ['Drying', 14],
      ['Glaze', 36],
      ['Firing', 27],
    ],
    published: 120,
    share: 10,
    leftAfter: 1,
  },
  {
    title: 'Spreadsheets without fear',
    category: 'Software',
    level: 'Beginner',
    instructorId: null,
    price: 3900,
    description: 'Stock, prices and a plan for the year, on one page.',
    lessons: [
      ['Cells', 12],
      ['Sums', 15],
      ['Lists', 18],
      ['A plan', 20],
    ],
    share: 0,
    leftAfter: 0,
  },
]

const lessonsOf = ({ lessons }: Taught): Lesson[] => lessons.map(([title, minutes]) => ({ title, minutes }))

/** Returns rows of `courses`. */
export const sampleCourses = (now: Date) =>
  taught.map((course, index) => {
    const { share: _, leftAfter: __, published, lessons: ___, ...fields } = course
    const createdAt = ago(now, (published ?? 6) + 20)
    return {
      ...fields,
      id: index + 1,
      lessons: JSON.stringify(lessonsOf(course)),
      status: published === undefined ? ('Draft' as const) : ('Published' as const),
      publishedAt: published === undefined ? null : ago(now, published),
      createdAt,
      updatedAt: createdAt,
    }
  })

const count = 72
const sources: readonly EnrolmentDraft['source'][] = [
  'Website',
  'Website',
  'Newsletter',
  'Referral',
  'Website',
  'Partner',
  'Employer',
]

/** Returns a pseudo-random number below `most`, the same for the same index and salt. */
const drawn = (index: number, salt: number, most: number) => {
  const mixed = Math.imul((index + 1) ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b)
  return (Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 8) % most
}

/** Learners are the users from this one on. */
const [firstLearner, learners] = [5, 16]

/** Returns the course of an enrollment of this age: one that was published by then and isn't full. */
const courseAt = (index: number, age: number, full: (course: Taught) => boolean): Taught => {
  const open = taught.filter((course) => (course.published ?? 0) > age && !full(course))
  const place = drawn(
    index,
    1,
    Math.max(
      1,
      open.reduce((all, { share }) => all + share, 0),
    ),
  )
  let reached = 0
  for (const course of open) {
    reached += course.share
    if (reached > place) return course
  }
  throw new Error('There is no course for everybody')
}

/** Returns progress and result of an enrollment; older ones are more likely to have ended. */
const courseOf = (index: number, age: number, { lessons, leftAfter }: Taught) => {
  const luck = drawn(index, 2, 100)
  const paced = Math.min(lessons.length, Math.floor((age * (3 + drawn(index, 3, 4))) / 28))
  if (luck < 9 && age > 12) return { status: 'Refunded', done: Math.min(paced, 1), until: 9 } as const
  if (luck < 27 && age > 20) {
    const done = Math.max(0, Math.min(lessons.length - 1, leftAfter + (drawn(index, 4, 5) === 0 ? 1 : 0)))
    return { status: 'Dropped', done, until: Math.min(age, 12 + done * 5) } as const
  }
  if (luck < 37 && age > 26)
    return {
      status: 'Active',
      done: Math.min(paced, lessons.length - 2),
      until: Math.max(1, age - 16 - drawn(index, 5, 20)),
    } as const
  if (paced === lessons.length)
    return {
      status: 'Completed',
      done: paced,
      until: Math.min(age, (lessons.length * 28) / (3 + drawn(index, 3, 4))),
    } as const
  return { status: 'Active', done: paced, until: Math.max(0, age - drawn(index, 6, 8)) } as const
}

const enrolmentOf = (now: Date, taken: Map<Taught, number[]>, index: number) => {
  // More begin now than a year ago.
  const age = 400 * (1 - Math.sqrt((index + 0.6) / count))
  const course = courseAt(index, age, (each) => taken.get(each)?.length === learners)
  const others = taken.get(course) ?? []
  const everyone = Array.from(
    { length: learners },
    (_, each) => firstLearner + ((drawn(index, 7, learners) + each) % learners),
  )
  const learnerId = everyone.find((id) => !others.includes(id)) ?? firstLearner
  taken.set(course, [...others, learnerId])
  const { status, done, until } = courseOf(index, age, course)
  const courseId = taught.indexOf(course) + 1
  const source = sources[drawn(index, 8, sources.length)] ?? 'Website'
  const paid = source === 'Employer' ? Math.round(course.price * 0.8) : course.price
  const startedAt = ago(now, age)
  const lastActiveAt = later(startedAt, until)
  return {
    id: index + 1,
    courseId,
    courseTitle: course.title,
    instructorId: course.instructorId,
    learnerId,
    learnerName: samplePerson(learnerId).name,
    source,
    status,
    lessonsDone: done,
    progress: Math.round((100 * done) / course.lessons.length),
    paid,
    refunded: status === 'Refunded' ? paid : 0,
    startedAt,
    lastActiveAt,
    endedAt: status === 'Active' ? null : lastActiveAt,
    createdAt: startedAt,
    updatedAt: lastActiveAt,
  }
}

/** Returns rows of `enrolments`, oldest first: most people finish, and dropouts cluster at the hardest lesson. */
export const sampleEnrolments = (now: Date) => {
  const taken = new Map<Taught, number[]>()
  return Array.from({ length: count }, (_, index) => enrolmentOf(now, taken, index))
}
