import { Select } from '@mantine/core'
import { type Applicant, applicants } from '@quarterdeck/contract/career/applicants'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { LetterDialog } from '../../kit/records/letters/index.ts'
import type { ActionTarget } from '../../kit/ui/data-table/field.ts'
import { applicantMessages } from './messages/index.ts'

interface Props {
  readonly chosen: ActionTarget<Applicant>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Rejects several applicants with a letter, and stores the reason. */
export const RejectionLetter = ({ onDone, ...props }: Props) => {
  const { letter: m, choices, fields } = useMessages(applicantMessages)
  const queries = useQueryClient()
  const [reason, setReason] = useState('None')
  const done = () => {
    void queries.invalidateQueries({ queryKey: ['applicants'] })
    onDone()
  }
  const input = (
    <Select
      label={fields.reason}
      description={m.reason}
      allowDeselect={false}
      value={reason}
      data={Object.entries(choices.reason).map(([value, label]) => ({ value, label }))}
      onChange={(value) => setReason(value ?? 'None')}
    />
  )
  return (
    <LetterDialog
      {...props}
      title={m.title}
      about={m.about}
      endpoints={applicants}
      start={{ subject: m.subject, text: m.text }}
      more={{ values: { reason }, input }}
      onDone={done}
    />
  )
}
