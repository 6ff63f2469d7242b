import { UnstyledButton } from '@mantine/core'
import type { Mail, MailState } from '@quarterdeck/contract/system/outbox'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import type { Field } from '../../kit/ui/data-table/field.ts'
import { Day } from '../../kit/ui/day.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { StatusBadge, type Tone } from '../../kit/ui/status-badge.tsx'
import { systemMessages } from '../messages/index.ts'
import classes from './outbox.module.css'

const tones: Readonly<Record<MailState, Tone>> = {
  waiting: 'amber',
  sending: 'amber',
  sent: 'green',
  failed: 'red',
  unclear: 'red',
  withdrawn: 'gray',
}

/** Returns the columns of the outbox. */
export const useMailFields = (onRead: (mail: Mail) => void): readonly Field<Mail>[] => {
  const { fields: m, states, open } = useMessages(systemMessages).outbox
  return [
    {
      name: 'subject',
      label: m.subject,
      cell: (mail) => (
        <UnstyledButton
          className={classes.subject ?? ''}
          aria-label={open(mail.subject)}
          lang={mail.locale}
          onClick={() => onRead(mail)}
        >
          <bdi>{mail.subject}</bdi>
        </UnstyledButton>
      ),
      width: 320,
      minWidth: 220,
      grow: 4,
      skeleton: <Skeleton width={220} />,
      card: 'title',
    },
    {
      name: 'to',
      label: m.to,
      cell: ({ to, cc }) => (
        <bdi title={cc.length > 0 ? `${m.cc}: ${cc.join(', ')}` : undefined}>{[to, ...cc].join(', ')}</bdi>
      ),
      width: 260,
      minWidth: 216,
      grow: 2,
      skeleton: <Skeleton width={160} />,
      card: 'detail',
    },
    {
      name: 'state',
      label: m.state,
      cell: ({ state }) => <StatusBadge tone={tones[state]}>{states[state]}</StatusBadge>,
      words: Object.values(states),
      skeleton: <Skeleton width={72} />,
      card: 'badge',
    },
    {
      name: 'createdAt',
      label: m.createdAt,
      cell: ({ createdAt }) => <Day at={createdAt} />,
      sortable: true,
      width: 120,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'detail',
    },
  ]
}
