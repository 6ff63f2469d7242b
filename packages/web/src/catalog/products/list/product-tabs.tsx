import { productStatuses } from '@quarterdeck/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../lib/search-params.ts'
import { fromTop } from '../../../ui/data-table/from-top.ts'
import type { ListState } from '../../../ui/data-table/use-list-state.ts'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { productMessages } from '../messages/index.ts'
import { tabCounts, tabFields } from '../source.ts'

/** What is at or below the number of pieces that notices tell of. */
const low = ['low', 'out']

const sumOf = (counts: Readonly<Record<string, number>> = {}, values = Object.keys(counts)) =>
  values.reduce((sum, value) => sum + (counts[value] ?? 0), 0)

/** The list by status, and what is about to run out. */
export const ProductTabs = ({ state }: { state: ListState }) => {
  const { tabs: m } = useMessages(productMessages).list
  const { statuses } = useMessages(productMessages)
  const { data } = useQuery(tabCounts(state.request))
  const address: SearchParams = useSearch({ strict: false })
  const others = fromTop(address, tabFields)
  const [status = [], band = []] = [state.chosen('status'), state.chosen('stockBand')]
  const isLow = band.length === low.length && low.every((each) => band.includes(each))
  const current = () => {
    if (isLow) return status.length === 0 ? 'low' : undefined
    if (band.length > 0) return undefined
    return status.length === 0 ? 'all' : status.length === 1 ? status[0] : undefined
  }
  const isExact = data?.areExact ?? true
  const tab = (name: string, label: string, search: SearchParams, count: number) => ({
    name,
    label,
    link: { to: '/products' as const, search: { ...others, ...search } },
    isExact,
    count: data && count,
  })
  return (
    <Tabs
      label={m.label}
      current={current()}
      tabs={[
        tab('all', m.all, {}, sumOf(data?.counts.status)),
        ...productStatuses.map((value) =>
          tab(value, statuses[value], { status: value }, sumOf(data?.counts.status, [value])),
        ),
        tab('low', m.low, { stockBand: low }, sumOf(data?.counts.stockBand, low)),
      ]}
    />
  )
}
