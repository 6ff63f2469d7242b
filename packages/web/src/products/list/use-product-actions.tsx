import type { Product } from '@quarterdeck/contract/products'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs'
import IconWorldDown from '@tabler/icons-react/dist/esm/icons/IconWorldDown.mjs'
import IconWorldUp from '@tabler/icons-react/dist/esm/icons/IconWorldUp.mjs'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { useListActions } from '../../ui/bulk/use-list-actions.tsx'
import type { RowAction } from '../../ui/data-table/field.ts'
import { useDeleteProducts } from '../use-delete-products.ts'
import { listMessages } from './messages/index.ts'

const ProductBulk = lazy(async () => ({ default: (await import('../product-bulk.tsx')).ProductBulk }))

const DuplicateDialog = lazy(async () => ({ default: (await import('../form/duplicate-dialog.tsx')).DuplicateDialog }))

const setsStatus = (status: Product['status']) => ({ type: 'edit', change: { status } }) as const

/** What one may do with products of a list, and the question that one of these asks. */
export const useProductActions = (): { actions: readonly RowAction<Product>[]; dialog: ReactNode } => {
  const m = useMessages(listMessages)
  const mayWrite = useMay('products:write')
  const mayDelete = useMay('products:delete')
  const deleteProducts = useDeleteProducts()
  const { look, change, remove, asking, dialog } = useListActions<Product>({
    entity: 'products',
    words: m,
    Bulk: ProductBulk,
    remove: deleteProducts,
  })
  const [copied, setCopied] = useState<Product>()
  const duplicate: RowAction<Product> = {
    label: m.duplicate,
    icon: <IconCopy size={18} stroke={1.75} aria-hidden />,
    single: true,
    perform: ({ rows: [row] }) => setCopied(row),
  }
  const writing = [
    duplicate,
    asking(m.publish, <IconWorldUp size={18} stroke={1.75} aria-hidden />, setsStatus('Published')),
    asking(m.unpublish, <IconWorldDown size={18} stroke={1.75} aria-hidden />, setsStatus('Draft')),
    asking(m.adjust, <IconPercentage size={18} stroke={1.75} aria-hidden />, { type: 'adjust' }),
    change(m.change),
  ]
  return {
    actions: [look, ...(mayWrite ? writing : []), ...(mayDelete ? [{ ...remove, bulkOnly: true }] : [])],
    dialog: copied ? (
      <Suspense>
        <DuplicateDialog id={String(copied.id)} onClose={() => setCopied(undefined)} />
      </Suspense>
    ) : (
      dialog
    ),
  }
}
