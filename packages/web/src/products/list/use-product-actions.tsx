import type { ProductStatus } from '@quarterdeck/contract/constants'
import type { Product } from '@quarterdeck/contract/products'
import IconLayoutSidebarRightExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightExpand.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconWorldDown from '@tabler/icons-react/dist/esm/icons/IconWorldDown.mjs'
import IconWorldUp from '@tabler/icons-react/dist/esm/icons/IconWorldUp.mjs'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { usePeek } from '../../lib/peek.ts'
import { useMay } from '../../lib/session.ts'
import { type BulkWish, deletedAtOnce } from '../../ui/bulk/bulk-words.ts'
import type { RowAction } from '../../ui/data-table/field.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { useDeleteProducts } from '../use-delete-products.ts'
import { listMessages } from './messages/index.ts'

const ProductBulk = lazy(async () => ({ default: (await import('../product-bulk.tsx')).ProductBulk }))

/** What one may do with products of a list, and the question that one of these asks. */
export const useProductActions = (): { actions: readonly RowAction<Product>[]; dialog: ReactNode } => {
  const m = useMessages(listMessages)
  const common = useMessages(commonMessages)
  const mayWrite = useMay('products:write')
  const mayDelete = useMay('products:delete')
  const deleteProducts = useDeleteProducts()
  const { peek } = usePeek()
  const [wish, setWish] = useState<BulkWish>()

  const look: RowAction<Product> = {
    label: m.peek,
    icon: <IconLayoutSidebarRightExpand size={18} stroke={1.75} aria-hidden />,
    single: true,
    shortcut: 'peekRow',
    perform: ({ rows: [product] }) => product && peek({ entity: 'products', record: String(product.id) }),
  }
  const change: RowAction<Product> = {
    label: m.change,
    icon: <IconPencil size={18} stroke={1.75} aria-hidden />,
    bulkOnly: true,
    asks: true,
    perform: ({ selection, count }, onDone) => setWish({ type: 'edit', selection, count, onDone }),
  }
  const setStatus = (status: ProductStatus, label: string, icon: ReactNode): RowAction<Product> => ({
    label,
    icon,
    bulkOnly: true,
    asks: true,
    perform: ({ selection, count }, onDone) => setWish({ type: 'edit', change: { status }, selection, count, onDone }),
  })
  const publish = setStatus('Published', m.publish, <IconWorldUp size={18} stroke={1.75} aria-hidden />)
  const unpublish = setStatus('Draft', m.unpublish, <IconWorldDown size={18} stroke={1.75} aria-hidden />)
  const adjust: RowAction<Product> = {
    label: m.adjust,
    icon: <IconPercentage size={18} stroke={1.75} aria-hidden />,
    bulkOnly: true,
    asks: true,
    perform: ({ selection, count }, onDone) => setWish({ type: 'adjust', selection, count, onDone }),
  }
  const remove: RowAction<Product> = {
    label: common.actions.delete,
    icon: <IconTrash size={18} stroke={1.75} aria-hidden />,
    danger: true,
    bulkOnly: true,
    asks: true,
    perform: ({ rows, selection, count }, onDone) => {
      if (rows.length === 0 || rows.length > deletedAtOnce) return setWish({ type: 'delete', selection, count, onDone })
      onDone()
      void deleteProducts(rows)
    },
  }
  return {
    actions: [look, ...(mayWrite ? [publish, unpublish, adjust, change] : []), ...(mayDelete ? [remove] : [])],
    dialog: wish && (
      <Suspense>
        <ProductBulk wish={wish} onClose={() => setWish(undefined)} />
      </Suspense>
    ),
  }
}
