import type { Lesson } from '@quarterdeck/contract/courses/courses'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { courseMessages } from './messages/index.ts'

/** How many lessons a course has, and how long all of them take. */
export const Lessons = ({ lessons }: { readonly lessons: readonly Lesson[] }) => {
  const m = useMessages(courseMessages)
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  return <span data-figures>{m.lessons(lessons.length, minutes)}</span>
}
