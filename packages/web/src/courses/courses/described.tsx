import { type Course, courseKind, type Lesson } from '@quarterdeck/contract/courses/courses'
import IconWorldDown from '@tabler/icons-react/dist/esm/icons/IconWorldDown.mjs'
import IconWorldUp from '@tabler/icons-react/dist/esm/icons/IconWorldUp.mjs'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { described } from '../../kit/records/described/index.ts'
import { courseMessages } from './messages/index.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

/** Shows the number of lessons and their total duration. */
const Lessons = ({ lessons }: { readonly lessons: readonly Lesson[] }) => {
  const m = useMessages(courseMessages)
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  return <span data-figures>{m.lessons(lessons.length, minutes)}</span>
}

/** Display of courses beyond their field definitions. */
export const courses = described<Course>({
  kind: courseKind,
  messages: courseMessages,
  title: 'title',
  tones: { status: { Draft: 'gray', Published: 'green' } },
  columns: {
    lessons: { cell: ({ lessons }) => <Lessons lessons={lessons} />, width: 168, minWidth: 132, skeleton: 96 },
    publishedAt: { optional: true, card: 'hidden' },
  },
  changes: { first: ['status'] },
  useActions: ({ confirmed, change, mayWrite }) => {
    const { bulk } = useMessages(courseMessages).list
    const publishes = { type: 'edit', change: { status: 'Published' }, words: bulk.publish } as const
    const unpublishes = { type: 'edit', change: { status: 'Draft' }, words: bulk.unpublish } as const
    const writing = [
      confirmed(bulk.publish.label, <IconWorldUp {...icon} />, publishes),
      confirmed(bulk.unpublish.label, <IconWorldDown {...icon} />, unpublishes),
      change,
    ]
    return { actions: mayWrite ? writing : [] }
  },
})
