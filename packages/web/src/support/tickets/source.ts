import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { accessRoles, may } from '@quarterdeck/contract/kit/permission'
import { userList, users } from '@quarterdeck/contract/people/users'
import { type Ticket, ticketList, tickets } from '@quarterdeck/contract/support/tickets'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { read } from '../../kit/lib/api/client.ts'
import { listSource } from '../../kit/lib/api/list-source.ts'
import { listing, narrowing, reading } from '../../kit/lib/api/queries.ts'

export const summaryCards = reading(tickets.summary)

export const ticketRecord = (id: string) => reading(tickets.read, { id })

const some = (field: string, values: readonly number[]) => ({
  ...listing(tickets.list, ticketList, { sort: [{ field: 'id', desc: false }], where: [{ field, op: 'in', values }] }),
  enabled: values.length > 0,
})

/** Returns the query of tickets by ids. */
export const ticketsOf = (ids: readonly number[]) => some('ids', ids)

/** Returns the query of tickets split from another one. */
export const ticketsSplitFrom = (id: number) => some('splitFrom', [id])

export const usedTags = reading(tickets.tags)

/** Query of users to whom tickets can be assigned. */
export const agents = listing(users.list, userList, {
  sort: [{ field: 'name', desc: false }],
  perPage: 200,
  where: [
    { field: 'accessRole', op: 'in', values: accessRoles.filter((role) => may(role, 'tickets:write')) },
    { field: 'status', op: 'in', values: ['Active'] },
  ],
  fields: ['id', 'name', 'image'],
})

/** Fields filtered by queues. */
export const queueFields = ['state', 'assigneeId', 'due', 'status']

/** Returns the query of the number of tickets per queue, under the other filters. */
export const queueCounts = ({ q, where }: Pick<ListQuery, 'q' | 'where'>) => {
  const others = where.filter(({ field }) => !queueFields.includes(field))
  const list = narrowing(ticketList, { where: others, ...(q && { q }) })
  return queryOptions({
    queryKey: ['tickets', 'queues', new URLSearchParams(list).toString()],
    queryFn: async ({ signal }) => (await read(tickets.queues, { list, signal })).data,
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
