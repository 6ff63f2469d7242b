import type { Product } from '@quarterdeck/contract/products'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs'
import IconWorldDown from '@tabler/icons-react/dist/esm/icons/IconWorldDown.mjs'
import IconWorldUp from '@tabler/icons-react/dist/esm/icons/IconWorldUp.mjs'
import { lazy, Suspense, useState } from 'react'
import { idOf } from '../../../lib/api/list-source.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { part } from '../../../lib/part.ts'
import { recordList } from '../../../records/lists/index.ts'
import type { RowAction } from '../../../ui/data-table/field.ts'
import { ShapeSwitch } from '../../../ui/data-table/grid/shape-switch.tsx'
import { useProductFields } from '../fields.tsx'
import { productMessages } from '../messages/index.ts'
import { productSource } from '../source.ts'
import { useProductFacets } from './facets.ts'
import { ProductTabs } from './product-tabs.tsx'

const DuplicateDialog = lazy(async () => ({ default: (await import('../form/duplicate-dialog.tsx')).DuplicateDialog }))

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

const setsStatus = (status: Product['status']) => ({ type: 'edit', change: { status } }) as const

export const ProductList = recordList<Product>({
  source: productSource,
  useParts: () => {
    const { list } = useMessages(productMessages)
    const { create, emptyText } = useMessages(productMessages).list
    return {
      title: list.title,
      search: list.search,
      create: { to: '/products/create', label: create },
      emptyTitle: list.empty,
      emptyText,
      fields: useProductFields(),
      facets: useProductFacets(),
      nameOf: productSource.titleOf,
    }
  },
  useDoing: ({ asking, change, mayWrite }) => {
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
      asking(m.publish, <IconWorldUp {...icon} />, setsStatus('Published')),
      asking(m.unpublish, <IconWorldDown {...icon} />, setsStatus('Draft')),
      asking(m.adjust, <IconPercentage {...icon} />, { type: 'adjust' }),
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
  bulk: part(async () => (await import('../use-bulk-words.ts')).useProductBulkWords),
  cells: part(async () => (await import('../use-cell-kind.ts')).useProductCellKind),
  pastes: true,
  form: (product) => ({ to: '/products/$id', params: { id: idOf(product) } }),
  cards: {
    View: lazy(async () => ({ default: (await import('./product-cards.tsx')).ProductCards })),
    Switch: ShapeSwitch,
  },
  Above: ProductTabs,
})
