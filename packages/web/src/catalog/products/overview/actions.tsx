import { ActionIcon, Button } from '@mantine/core'
import { type Product, products } from '@quarterdeck/contract/catalog/products'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { useUndo } from '../../../kit/records/index.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { LazyPopup } from '../../../kit/ui/popup/lazy-popup.tsx'
import { reportProblem } from '../../../kit/ui/report-problem.ts'
import { productMessages } from '../messages/index.ts'

/** Returns functions to publish and unpublish a product, with Undo. */
const usePublish = ({ id, status, version }: Product) => {
  const m = useMessages(productMessages).overview
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const [isBusy, setBusy] = useState(false)
  const next = status === 'Published' ? 'Draft' : 'Published'

  const toggle = async (): Promise<void> => {
    setBusy(true)
    try {
      const { batch } = await call(products.update, {
        query: { id: String(id) },
        body: { status: next },
        ifMatch: version,
      })
      offer(next === 'Published' ? m.published : m.unpublished, batch)
    } catch (error) {
      reportProblem(common, error)
    } finally {
      setBusy(false)
      for (const entity of ['products', 'changes']) void queries.invalidateQueries({ queryKey: [entity] })
    }
  }
  return { toggle, isBusy }
}

const DuplicateDialog = lazy(async () => ({ default: (await import('../form/duplicate-dialog.tsx')).DuplicateDialog }))
const loadMenu = async () => (await import('./more-menu.tsx')).MoreMenu

export const OverviewActions = ({ product }: { product: Product }) => {
  const m = useMessages(productMessages).overview
  const mayWrite = usePermission('products:write')
  const mayDelete = usePermission('products:delete')
  const [isCopying, setCopying] = useState(false)
  const { toggle, isBusy } = usePublish(product)
  const isDraft = product.status === 'Draft'
  return (
    <>
      {mayWrite && (
        <Button
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
          renderRoot={(props) => <Link to="/products/$id" params={{ id: String(product.id) }} {...props} />}
        >
          {m.edit}
        </Button>
      )}
      {mayWrite && isDraft && (
        <Button loading={isBusy} onClick={() => void toggle()}>
          {m.publish}
        </Button>
      )}
      {(mayWrite || mayDelete) && (
        <LazyPopup
          kind="menu"
          target={
            <ActionIcon variant="default" size={36} aria-label={m.more}>
              <IconDots size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          }
          load={loadMenu}
          props={{
            product,
            duplicate: mayWrite ? () => setCopying(true) : undefined,
            unpublish: mayWrite && !isDraft ? () => void toggle() : undefined,
          }}
        />
      )}
      {isCopying && (
        <Suspense>
          <DuplicateDialog id={String(product.id)} onClose={() => setCopying(false)} />
        </Suspense>
      )}
    </>
  )
}
