import { type Enrolment, enrolments } from '@quarterdeck/contract/courses/enrolments'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { LetterDialog } from '../../kit/records/letters/index.ts'
import type { ActionTarget } from '../../kit/ui/data-table/field.ts'
import { enrolmentMessages } from './messages/index.ts'

interface Props {
  readonly chosen: ActionTarget<Enrolment>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Sends a letter to learners, such as inactive ones. */
export const LearnerLetter = (props: Props) => {
  const { letter: m } = useMessages(enrolmentMessages)
  return (
    <LetterDialog
      {...props}
      title={m.title}
      about={m.about}
      endpoints={enrolments}
      start={{ subject: m.subject, text: m.text }}
    />
  )
}
