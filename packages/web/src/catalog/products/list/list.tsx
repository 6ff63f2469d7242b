import type { Product } from '@quarterdeck/contract/catalog/products'
import { productStatuses } from '@quarterdeck/contract/kit/constants'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs'
import IconWorldDown from '@tabler/icons-react/dist/esm/icons/IconWorldDown.mjs'
import IconWorldUp from '@tabler/icons-react/dist/esm/icons/IconWorldUp.mjs'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { idOf } from '../../../kit/lib/api/list-source.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import { recordList } from '../../../kit/records/lists/index.ts'
import type { RowAction } from '../../../kit/ui/data-table/field.ts'
import { fromFirstRow } from '../../../kit/ui/data-table/from-first-row.ts'
import { ShapeSwitch } from '../../../kit/ui/data-table/grid/shape-switch.tsx'
import type { ListState } from '../../../kit/ui/data-table/use-list-state.ts'
import { Tabs } from '../../../kit/ui/tabs/tabs.tsx'
import { useProductChanges } from '../described.ts'
import { useProductFields } from '../fields.tsx'
import { productMessages } from '../messages/index.ts'
import { productSource, tabCounts, tabFields } from '../source.ts'
import { useProductFacets } from './facets.ts'

/** Bands with the stock at or below the threshold of notices. */
const low = ['low', 'out']

const sumOf = (counts: Readonly<Record<string, number>> = {}, values = Object.keys(counts)) =>
  values.reduce((sum, value) => sum + (counts[value] ?? 0), 0)

/** Renders the tabs of the list: statuses, and low stock. */
const ProductTabs = ({ state }: { state: ListState }) => {
  const {
    list: { tabs: m },
    statuses,
  } = useMessages(productMessages)
  const { data } = useQuery(tabCounts(state.request))
  const address: SearchParams = useSearch({ strict: false })
  const others = fromFirstRow(address, tabFields)
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

const DuplicateDialog = lazy(async () => ({ default: (await import('../form/duplicate-dialog.tsx')).DuplicateDialog }))

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

const setsStatus = (status: Product['status']) => ({ type: 'edit', change: { status } }) as const

export const ProductList = recordList<Product>({
  source: productSource,
  useParts: () => {
    const { list } = useMessages(productMessages)
    return {
      title: list.title,
      search: list.search,
      create: { to: '/products/create', label: list.create },
      emptyTitle: list.empty,
      emptyText: list.emptyText,
      fields: useProductFields(),
      facets: useProductFacets(),
      nameOf: productSource.titleOf,
    }
  },
  useActions: ({ confirmed, change, mayWrite }) => {
    const m = useMessages(productMessages).list
    const [copied, setCopied] = useState<Product>()
    const duplicate: RowAction<Product> = {
      label: m.duplicate,
      icon: <IconCopy {...icon} />,
      single: true,
      perform: ({ rows: [row] }) => setCopied(row),
    }
    const writing = [
      duplicate,
      confirmed(m.publish, <IconWorldUp {...icon} />, setsStatus('Published')),
      confirmed(m.unpublish, <IconWorldDown {...icon} />, setsStatus('Draft')),
      confirmed(m.adjust, <IconPercentage {...icon} />, { type: 'adjust' }),
      change,
    ]
    return {
      actions: mayWrite ? writing : [],
      dialog: copied && (
        <Suspense>
          <DuplicateDialog id={idOf(copied)} onClose={() => setCopied(undefined)} />
        </Suspense>
      ),
    }
  },
  useChanges: useProductChanges,
  pastes: true,
  form: (product) => ({ to: '/products/$id', params: { id: idOf(product) } }),
  cards: {
    View: lazy(async () => ({ default: (await import('./product-cards.tsx')).ProductCards })),
    Switch: ShapeSwitch,
  },
  Above: ProductTabs,
})
