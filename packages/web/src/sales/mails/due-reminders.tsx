import { Button } from '@mantine/core'
import { reminders } from '@quarterdeck/contract/sales/reminders'
import IconMailExclamation from '@tabler/icons-react/dist/esm/icons/IconMailExclamation.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reading } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { MailingDialog } from './mailing-dialog.tsx'
import { mailMessages } from './messages/index.ts'

/** Shows the number of due reminders as a button that opens their plan; hidden if there are none. */
export const DueReminders = () => {
  const { reminders: m } = useMessages(mailMessages)
  const mayWrite = usePermission('invoices:write')
  const { data } = useQuery({ ...reading(reminders.settings), enabled: mayWrite })
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {data !== undefined && data.due > 0 && (
        <Button
          variant="default"
          leftSection={<IconMailExclamation size={16} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {m.due(data.due)}
        </Button>
      )}
      {isOpen && <MailingDialog kind="remind" onClose={() => setOpen(false)} />}
    </>
  )
}
