import { ActionIcon, Button } from '@mantine/core'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconGitMerge from '@tabler/icons-react/dist/esm/icons/IconGitMerge.mjs'
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useMe, usePermission } from '../../../kit/lib/session.ts'
import { LazyPopup } from '../../../kit/ui/popup/lazy-popup.tsx'
import { useShortcut } from '../../../kit/ui/shortcuts/use-shortcut.ts'
import { ticketMessages } from '../messages/index.ts'
import { useTicketSteps } from '../use-ticket-steps.ts'

const SnoozeDialog = lazy(async () => ({ default: (await import('../snooze-dialog.tsx')).SnoozeDialog }))
const MergeDialog = lazy(async () => ({ default: (await import('../merge/merge-dialog.tsx')).MergeDialog }))
const loadMenu = async () => (await import('./more-menu.tsx')).TicketMenu

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

/** Renders the next step of a ticket as a button, and a menu of other actions. */
export const TicketActions = ({ ticket }: { ticket: Ticket }) => {
  const { actions: m } = useMessages(ticketMessages)
  const mayWrite = usePermission('tickets:write')
  const me = useMe()
  const { take, close, reopen, snooze, unmerge } = useTicketSteps()
  const [asked, setAsked] = useState<'snooze' | 'merge'>()
  const end = () => setAsked(undefined)
  const isMerged = ticket.mergedInto !== null
  const isMine = ticket.assigneeId === me.id
  const isClosed = ticket.status === 'Closed'
  const turn = () => void (isClosed ? reopen(ticket) : close(ticket))
  useShortcut('assignToMe', () => void take(ticket), { enabled: mayWrite && !isMine && !isMerged })
  useShortcut('closeTicket', turn, { enabled: mayWrite && !isMerged })
  useShortcut('snooze', () => setAsked('snooze'), { enabled: mayWrite && !isClosed })
  if (!mayWrite) return null
  return (
    <>
      {!isMine && !isClosed && (
        <Button variant="default" leftSection={<IconUserCheck {...icon} />} onClick={() => void take(ticket)}>
          {m.take}
        </Button>
      )}
      {isMerged ? (
        <Button variant="default" leftSection={<IconGitMerge {...icon} />} onClick={() => void unmerge(ticket)}>
          {m.unmerge}
        </Button>
      ) : (
        <Button
          variant={isClosed ? 'default' : 'filled'}
          leftSection={isClosed ? <IconRotate {...icon} /> : <IconCircleCheck {...icon} />}
          onClick={turn}
        >
          {isClosed ? m.reopen : m.closeThis}
        </Button>
      )}
      <LazyPopup
        kind="menu"
        target={
          <ActionIcon variant="default" size={36} aria-label={m.more} title={m.more}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
        load={loadMenu}
        props={{ ticket, onSnooze: () => setAsked('snooze'), onMerge: () => setAsked('merge') }}
      />
      {asked && (
        <Suspense>
          {asked === 'merge' ? (
            <MergeDialog chosen={[ticket]} onDone={end} onClose={end} />
          ) : (
            <SnoozeDialog
              onChoose={(until) => {
                end()
                void snooze(ticket, until)
              }}
              onClose={end}
            />
          )}
        </Suspense>
      )}
    </>
  )
}
