import type { ListQuery } from '@quarterdeck/contract/core/list'
import { accessRoles, may } from '@quarterdeck/contract/core/permission'
import { userList, users } from '@quarterdeck/contract/people/users'
import { type Ticket, ticketList, tickets } from '@quarterdeck/contract/support/tickets'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ask } from '../../lib/api/client.ts'
import { listSource } from '../../lib/api/list-source.ts'
import { listing, narrowing, reading } from '../../lib/api/queries.ts'

export const summaryCards = reading(tickets.summary)

export const ticketRecord = (id: string) => reading(tickets.read, { id })

const some = (field: string, values: readonly number[]) => ({
  ...listing(tickets.list, ticketList, { sort: [{ field: 'id', desc: false }], where: [{ field, op: 'in', values }] }),
  enabled: values.length > 0,
})

/** Tickets by their numbers. */
export const ticketsOf = (ids: readonly number[]) => some('ids', ids)

/** The tickets that were split off from one. */
export const partsOf = (id: number) => some('splitFrom', [id])

export const usedTags = reading(tickets.tags)

/** Those who may be given tickets. */
export const agents = listing(users.list, userList, {
  sort: [{ field: 'name', desc: false }],
  perPage: 200,
  where: [
    { field: 'accessRole', op: 'in', values: accessRoles.filter((role) => may(role, 'tickets:write')) },
    { field: 'status', op: 'in', values: ['Active'] },
  ],
  fields: ['id', 'name', 'image'],
})

/** The fields that queues choose by. */
export const queueFields = ['state', 'assigneeId', 'due', 'status']

/** How many tickets each queue has under the other filters. */
export const queueCounts = ({ q, where }: Pick<ListQuery, 'q' | 'where'>) => {
  const others = where.filter(({ field }) => !queueFields.includes(field))
  const list = narrowing(ticketList, { where: others, ...(q && { q }) })
  return queryOptions({
    queryKey: ['tickets', 'queues', new URLSearchParams(list).toString()],
    queryFn: async ({ signal }) => (await ask(tickets.queues, { list, signal })).data,
    placeholderData: keepPreviousData,
  })
}

const source = listSource('tickets', tickets, ticketList, ({ id }: Ticket) => String(id))

export const ticketSource = {
  ...source,
  prefetch: (queries: QueryClient, query: ListQuery): void => {
    source.prefetch(queries, query)
    void queries.prefetchQuery(queueCounts(query))
    void queries.prefetchQuery(summaryCards)
  },
}
