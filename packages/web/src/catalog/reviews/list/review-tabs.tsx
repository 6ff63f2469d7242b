import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../lib/search-params.ts'
import { fromTop } from '../../../ui/data-table/from-top.ts'
import type { ListState } from '../../../ui/data-table/use-list-state.ts'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { reviewMessages } from '../messages/index.ts'
import { tabCounts, tabFields } from '../source.ts'

type Chosen = Readonly<Partial<Record<(typeof tabFields)[number], readonly string[]>>>

const tabs = {
  all: {},
  due: { reply: ['due'] },
  low: { stars: ['2', '1'] },
  hidden: { status: ['Hidden'] },
} as const satisfies Readonly<Record<string, Chosen>>

const names = Object.keys(tabs) as (keyof typeof tabs)[]

const isSame = (some: readonly string[] = [], others: readonly string[] = []) =>
  some.length === others.length && some.every((each) => others.includes(each))

const sumOf = (counts: Readonly<Record<string, number>> = {}, values: readonly string[] = Object.keys(counts)) =>
  values.reduce((sum, value) => sum + (counts[value] ?? 0), 0)

/** What there is to do with reviews: to answer them, to look after those who are not content, and what was hidden. */
export const ReviewTabs = ({ state }: { state: ListState }) => {
  const { tabs: m } = useMessages(reviewMessages).listPage
  const { data } = useQuery(tabCounts(state.request))
  const address: SearchParams = useSearch({ strict: false })
  const others = fromTop(address, tabFields)
  const isOn = (chosen: Chosen) => tabFields.every((field) => isSame(state.chosen(field), chosen[field]))
  const countOf = (chosen: Chosen) => {
    const field = tabFields.find((each) => chosen[each]) ?? 'status'
    return data && sumOf(data.counts[field], chosen[field])
  }
  return (
    <Tabs
      label={m.label}
      current={names.find((name) => isOn(tabs[name]))}
      tabs={names.map((name) => ({
        name,
        label: m[name],
        link: { to: '/reviews', search: { ...others, ...tabs[name] } },
        isExact: data?.areExact ?? true,
        count: countOf(tabs[name]),
      }))}
    />
  )
}
