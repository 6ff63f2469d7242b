import { Button } from '@mantine/core'
import { entities } from '@quarterdeck/contract/core/entities'
import { reminders } from '@quarterdeck/contract/sales/reminders'
import IconMailExclamation from '@tabler/icons-react/dist/esm/icons/IconMailExclamation.mjs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reading } from '../../lib/api/queries.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { mailMessages } from './messages/index.ts'
import { RemindDialog } from './remind-dialog.tsx'

/** How many reminders are due, which leads to the plan of all of them; nothing where there are none. */
export const DueReminders = () => {
  const { reminders: m } = useMessages(mailMessages)
  const mayWrite = useMay('invoices:write')
  const queries = useQueryClient()
  const { data } = useQuery({ ...reading(reminders.settings), enabled: mayWrite })
  const [isOpen, setOpen] = useState(false)
  const sent = () => {
    for (const entity of [...entities, 'receivables', 'changes', 'invoice-links'])
      void queries.invalidateQueries({ queryKey: [entity] })
  }
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
      {isOpen && <RemindDialog onSent={sent} onClose={() => setOpen(false)} />}
    </>
  )
}
