import { type Enrolment, enrolmentKind } from '@quarterdeck/contract/courses/enrolments'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { described } from '../../kit/records/described/index.ts'
import type { ActionTarget } from '../../kit/ui/data-table/field.ts'
import { enrolmentMessages } from './messages/index.ts'

const LearnerLetter = lazy(async () => ({ default: (await import('./learner-letter.tsx')).LearnerLetter }))

/** Display of enrollments beyond their field definitions. */
export const enrolments = described<Enrolment>({
  kind: enrolmentKind,
  messages: enrolmentMessages,
  title: 'learnerName',
  tones: { status: { Active: 'amber', Completed: 'green', Dropped: 'gray', Refunded: 'red' } },
  columns: {
    // The course is told as what it leads to.
    courseTitle: false,
    // By the name one gets to the enrollment, and by this to the person.
    learnerId: { optional: true, card: 'hidden' },
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
  useActions: ({ change, mayWrite }) => {
    const { letter: m } = useMessages(enrolmentMessages)
    const [asked, setAsked] = useState<{ chosen: ActionTarget<Enrolment>; clear: () => void }>()
    const writing = {
      label: m.action,
      icon: <IconMail size={18} stroke={1.75} aria-hidden />,
      asks: true,
      perform: (chosen: ActionTarget<Enrolment>, clear: () => void) => setAsked({ chosen, clear }),
    }
    return {
      actions: mayWrite ? [writing, change] : [],
      dialog: asked && (
        <Suspense>
          <LearnerLetter chosen={asked.chosen} onDone={asked.clear} onClose={() => setAsked(undefined)} />
        </Suspense>
      ),
    }
  },
})
