import type { Binned } from '@quarterdeck/contract/bin'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { Field } from '../../ui/data-table/field.ts'
import { Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { recordMessages } from '../messages/index.ts'
import classes from './bin.module.css'

/** What a bin shows of a record. */
export const useBinFields = (): readonly Field<Binned>[] => {
  const { fields: m, system } = useMessages(recordMessages).trash
  return [
    {
      name: 'title',
      label: m.title,
      cell: ({ id, title }) => (
        <span>
          <bdi>{title || id}</bdi> <span className={classes.number}>#{id}</span>
        </span>
      ),
      minWidth: 160,
      skeleton: <Skeleton width={160} />,
      card: 'title',
    },
    {
      name: 'actor',
      label: m.actor,
      cell: ({ actor }) => <bdi>{actor?.name ?? system}</bdi>,
      width: 180,
      minWidth: 120,
      skeleton: <Skeleton width={112} />,
      card: 'detail',
    },
    {
      name: 'reason',
      label: m.reason,
      cell: ({ reason }) => reason && <bdi>{reason}</bdi>,
      width: 200,
      minWidth: 100,
      yields: 1,
      skeleton: <Skeleton width={96} />,
      card: 'hidden',
    },
    {
      name: 'deletedAt',
      label: m.deletedAt,
      cell: ({ deletedAt }) => <Day at={deletedAt} />,
      sortable: true,
      width: 140,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'detail',
    },
    {
      name: 'expiresAt',
      label: m.expiresAt,
      cell: ({ expiresAt }) => <Day at={expiresAt} />,
      width: 240,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'hidden',
    },
  ]
}
