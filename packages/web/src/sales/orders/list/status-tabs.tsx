import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../lib/search-params.ts'
import { fromTop } from '../../../ui/data-table/from-top.ts'
import type { ListState } from '../../../ui/data-table/use-list-state.ts'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { orderMessages } from '../messages/index.ts'
import { statusCounts } from '../source.ts'
import { statusOrder } from '../status-order.ts'
/** The list by status: how many there are, and how long the oldest has been waiting. */
export const StatusTabs = ({ state }: { state: ListState }) => {
  const { tabs: m } = useMessages(orderMessages).list
  const { statuses } = useMessages(orderMessages)
  const { span, instant } = useFormats()
  const { data: { counts: data, areExact } = { areExact: true }, dataUpdatedAt } = useQuery(statusCounts(state.request))
  const search: SearchParams = useSearch({ strict: false })
  const others = fromTop(search, ['status'])
  const chosen = state.chosen('status')
  const isAll = chosen.length === 0 || chosen.length === statusOrder.length

  const waiting = (oldest: string | null | undefined) =>
    oldest && (
      <time dateTime={oldest} title={instant(oldest)}>
        {m.waiting(span(oldest, dataUpdatedAt))}
      </time>
    )
  return (
    <Tabs
      label={m.label}
      current={isAll ? 'all' : chosen.length === 1 ? chosen[0] : undefined}
      tabs={[
        {
          name: 'all',
          label: m.all,
          link: { to: '/orders', search: others },
          isExact: areExact,
          count: data?.reduce((sum, { count }) => sum + count, 0),
        },
        ...statusOrder.map((status) => {
          const found = data?.find((each) => each.status === status)
          return {
            name: status,
            label: statuses[status],
            link: { to: '/orders' as const, search: { ...others, status } },
            isExact: areExact,
            count: found?.count,
            hint: waiting(found?.oldest),
          }
        }),
      ]}
    />
  )
}
