import { ticketDues, ticketPriorities } from '@quarterdeck/contract/kit/constants'
import {
  maxMerged,
  type Ticket,
  type TicketQueue,
  ticketKind,
  ticketQueues,
} from '@quarterdeck/contract/support/tickets'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconGitMerge from '@tabler/icons-react/dist/esm/icons/IconGitMerge.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import IconZzz from '@tabler/icons-react/dist/esm/icons/IconZzz.mjs'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import { useMe } from '../../../kit/lib/session.ts'
import { facetsOf, useReferenceFacet } from '../../../kit/records/index.ts'
import { recordList } from '../../../kit/records/lists/index.ts'
import type { ActionTarget, Facet, RowAction } from '../../../kit/ui/data-table/field.ts'
import { fromFirstRow } from '../../../kit/ui/data-table/from-first-row.ts'
import type { ListState } from '../../../kit/ui/data-table/use-list-state.ts'
import { Tabs } from '../../../kit/ui/tabs/tabs.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useTicketChanges, useTicketHistory } from '../described.tsx'
import { useTicketFields } from '../fields.tsx'
import { ticketMessages } from '../messages/index.ts'
import { queueCounts, queueFields, ticketSource, usedTags } from '../source.ts'
import { useTeams } from '../use-teams.ts'
import { useTicketSteps } from '../use-ticket-steps.ts'
import { TicketSummary } from './summary.tsx'

const SnoozeDialog = lazy(async () => ({ default: (await import('../snooze-dialog.tsx')).SnoozeDialog }))

const MergeDialog = lazy(async () => ({ default: (await import('../merge/merge-dialog.tsx')).MergeDialog }))

const atWork = { state: ['open', 'pending'] }

/** Returns the filters of each queue. */
const queuesOf = (me: number): Readonly<Record<TicketQueue, Readonly<Record<string, readonly string[]>>>> => ({
  mine: { ...atWork, assigneeId: [String(me)] },
  unassigned: { ...atWork, 'assigneeId.empty': ['true'] },
  open: { state: ['open'] },
  pending: { state: ['pending'] },
  breaching: { due: ['broken', 'soon'] },
  snoozed: { state: ['snoozed'] },
  closed: { status: ['Closed'] },
  all: {},
})

const parameters = [...queueFields, 'assigneeId.empty']

const listOf = (value: unknown): readonly string[] =>
  value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(String)

const isSame = (some: readonly string[], others: readonly string[] = []) =>
  some.length === others.length && some.every((each) => others.includes(each))

/** Renders the queues as tabs. */
const QueueTabs = ({ state }: { state: ListState }) => {
  const { tabs: m } = useMessages(ticketMessages).list
  const { data } = useQuery(queueCounts(state.request))
  const queues = queuesOf(useMe().id)
  const search: SearchParams = useSearch({ strict: false })
  const others = fromFirstRow(search, parameters)
  const isOn = (queue: TicketQueue) => parameters.every((name) => isSame(listOf(search[name]), queues[queue][name]))
  return (
    <Tabs
      label={m.label}
      current={ticketQueues.find(isOn)}
      tabs={ticketQueues.map((queue) => ({
        name: queue,
        label: m[queue],
        link: { to: '/tickets', search: { ...others, ...queues[queue] } },
        count: data?.[queue],
      }))}
    />
  )
}

/** Returns the filters of the ticket list. */
const useTicketFacets = ({ chosen }: Pick<ListState, 'chosen'>): readonly Facet[] => {
  const { fields: m, priorities, dues } = useMessages(ticketMessages)
  const assignee = useReferenceFacet('users', 'assigneeId', m.assigneeId, chosen('assigneeId'))
  const customer = useReferenceFacet('users', 'userId', m.userId, chosen('userId'))
  const tags = useQuery(usedTags).data ?? []
  const { teams } = useTeams()
  const facetOf = facetsOf(ticketKind, useTicketHistory())
  return [
    facetOf('state', { words: ['status', 'state'] }),
    {
      field: 'priority',
      label: m.priority,
      words: ['priority'],
      options: ticketPriorities.toReversed().map((value) => ({ value, label: priorities[value] })),
    },
    { ...assignee, words: ['assignee', 'agent'], empties: true },
    ...(teams.length > 0
      ? [
          {
            field: 'teamId',
            label: m.teamId,
            words: ['team'],
            options: teams.map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]
      : []),
    facetOf('category', { words: ['category'] }),
    { field: 'tags', label: m.tags, words: ['tag'], options: tags.map(({ tag }) => ({ value: tag, label: tag })) },
    { ...customer, words: ['customer', 'user'], rare: true },
    {
      field: 'due',
      label: m.dueAt,
      words: ['due'],
      options: ticketDues.map((value) => ({ value, label: dues[value] })),
      rare: true,
    },
    facetOf('createdAt', { words: ['created', 'date'] }),
    facetOf('lastMessageAt', { rare: true }),
    facetOf('closedAt', { rare: true }),
    facetOf('requesterEmail', { rare: true }),
  ]
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

/**
 * Returns an action for a single ticket, done at once and available as a shortcut; several tickets need a
 * confirmation.
 */
const forOne = (
  several: RowAction<Ticket>,
  shortcut: RowAction<Ticket>['shortcut'] & string,
  perform: (ticket: Ticket) => void,
): RowAction<Ticket> => ({
  ...several,
  bulkOnly: false,
  shortcut,
  perform: (chosen, onDone) => {
    const [row, ...others] = chosen.rows
    if (!row || others.length > 0 || chosen.count > 1) return several.perform(chosen, onDone)
    onDone()
    perform(row)
  },
})

interface Asked {
  readonly chosen: ActionTarget<Ticket>
  readonly onDone: () => void
}

export const TicketList = recordList<Ticket>({
  source: ticketSource,
  useParts: (state) => {
    const { name, list: m, create, figures } = useMessages(ticketMessages)
    return {
      title: m.title,
      search: m.search,
      emptyTitle: m.empty,
      emptyText: m.emptyText,
      create: { to: '/support/create-ticket', label: create.label },
      tools: {
        before: [
          {
            label: figures.title,
            icon: <IconChartBar size={16} stroke={1.75} aria-hidden />,
            isSymbol: true,
            to: '/tickets/figures',
          },
        ],
      },
      fields: useTicketFields(),
      facets: useTicketFacets(state),
      nameOf: ({ id }) => name(String(id)),
    }
  },
  useActions: ({ confirmed, change, mayWrite }) => {
    const { actions: m } = useMessages(ticketMessages)
    const steps = useTicketSteps()
    const me = useMe()
    const words = useMessages(ticketMessages).merging
    const [asked, setAsked] = useState<Asked>()
    const [merging, setMerging] = useState<Asked>()
    const take = { type: 'edit', change: { assigneeId: String(me.id) }, words: m.takeMany } as const
    const close = { type: 'edit', change: { status: 'Closed' }, words: m.closeMany } as const
    const snooze: RowAction<Ticket> = {
      label: m.snooze,
      icon: <IconZzz {...icon} />,
      asks: true,
      shortcut: 'snooze',
      perform: (chosen, onDone) => setAsked({ chosen, onDone }),
    }
    const merge: RowAction<Ticket> = {
      label: m.mergeMany,
      icon: <IconGitMerge {...icon} />,
      asks: true,
      bulkOnly: true,
      perform: (chosen, onDone) => {
        const { rows, count } = chosen
        if (rows.length < count || count > maxMerged + 1) return void toast.error(words.tooMany(maxMerged + 1))
        setMerging({ chosen, onDone })
      },
    }
    const put = (until: string) => {
      const { chosen, onDone } = asked ?? {}
      setAsked(undefined)
      const [row] = chosen?.rows ?? []
      if (!chosen || !onDone) return
      if (chosen.count > 1 || !row) {
        const choice = { type: 'edit', change: { snoozedUntil: until }, words: m.snoozeMany } as const
        return confirmed(m.snooze, null, choice).perform(chosen, onDone)
      }
      onDone()
      void steps.snooze(row, until)
    }
    const writing = [
      forOne(confirmed(m.take, <IconUserCheck {...icon} />, take), 'assignToMe', (row) => void steps.take(row)),
      snooze,
      forOne(confirmed(m.close, <IconCircleCheck {...icon} />, close), 'closeTicket', (row) => void steps.close(row)),
      merge,
      change,
    ]
    const dialog = (asked || merging) && (
      <Suspense>
        {asked && <SnoozeDialog onChoose={put} onClose={() => setAsked(undefined)} />}
        {merging && (
          <MergeDialog
            chosen={merging.chosen.rows}
            onDone={() => {
              merging.onDone()
              setMerging(undefined)
            }}
            onClose={() => setMerging(undefined)}
          />
        )}
      </Suspense>
    )
    return { actions: mayWrite ? writing : [], ...(dialog && { dialog }) }
  },
  useChanges: useTicketChanges,
  board: { field: 'status' },
  pastes: true,
  Above: ({ state }) => (
    <>
      <TicketSummary />
      <QueueTabs state={state} />
    </>
  ),
})
