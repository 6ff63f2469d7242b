import { NativeSelect } from '@mantine/core'
import type { Board } from '@quarterdeck/contract/boards/boards'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { useFaces } from '../kit/records/index.ts'
import type { Facet } from '../kit/ui/data-table/field.ts'
import { Toolbar } from '../kit/ui/data-table/toolbar.tsx'
import { phone, useMedia } from '../kit/ui/use-media.ts'
import classes from './boards.module.css'
import { boardMessages } from './messages/index.ts'
import { summaryOf } from './queries.ts'
import { groupings, useBoardAddress } from './use-board-address.ts'

const Chips = lazy(async () => ({ default: (await import('../kit/ui/data-table/filters/chips.tsx')).Chips }))

/** Returns the filters of a board. */
const useFacets = (board: Board): readonly Facet[] => {
  const { fields } = useMessages(boardMessages)
  const { state } = useBoardAddress()
  const { assigneeIds = [], labels = [] } = useQuery(summaryOf(board.id)).data ?? {}
  const ids = [...new Set([...assigneeIds.map(String), ...state.chosen('assigneeIds')])]
  const faces = useFaces(ids.map(Number))
  return [
    {
      field: 'assigneeIds',
      label: fields.assigneeIds,
      words: ['assignee', 'person'],
      options: ids.map((value) => ({ value, label: faces.get(Number(value))?.name ?? `#${value}` })),
    },
    {
      field: 'labels',
      label: fields.labels,
      words: ['label'],
      options: [...new Set([...labels, ...state.chosen('labels')])].map((value) => ({ value, label: value })),
    },
    { kind: 'days', field: 'dueOn', label: fields.dueOn, isKept: true, empties: true },
    { kind: 'days', field: 'enteredAt', label: fields.enteredAt, rare: true },
    { kind: 'days', field: 'createdAt', label: fields.createdAt, rare: true },
  ]
}

/** Pixels for the choice of lanes. */
const lanesWidth = 168

/** Narrows a board as lists are narrowed, and groups it into lanes. */
export const BoardTools = ({ board, room }: { board: Board; room: number }) => {
  const { filter: m } = useMessages(boardMessages)
  const { address, state, change } = useBoardAddress()
  const facets = useFacets(board)
  return (
    <div className={classes.tools} data-list="cards">
      <Toolbar
        state={state}
        searchLabel={m.search}
        facets={facets}
        countsOf={undefined}
        isPhone={useMedia(phone)}
        room={room}
        toolWords={[]}
        otherTools={lanesWidth}
        tools={
          <NativeSelect
            aria-label={m.lanes}
            className={classes.lanesBy}
            data={[{ value: '', label: m.noLanes }, ...groupings.map((value) => ({ value, label: m.by[value] }))]}
            value={address.lanes ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ lanes: groupings.find((grouping) => grouping === value) })
            }
          />
        }
      />
      {state.where.length > 0 && (
        <Suspense>
          <Chips state={state} facets={facets} fields={[]} />
        </Suspense>
      )}
    </div>
  )
}
