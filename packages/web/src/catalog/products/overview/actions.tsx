import { ActionIcon, Button } from '@mantine/core'
import type { Product } from '@quarterdeck/contract/products'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { useMay } from '../../../lib/session.ts'
import { LazyPopup } from '../../../ui/popup/lazy-popup.tsx'
import { productMessages } from '../messages/index.ts'
import { usePublish } from './use-publish.ts'

const DuplicateDialog = lazy(async () => ({ default: (await import('../form/duplicate-dialog.tsx')).DuplicateDialog }))
const loadMenu = async () => (await import('./more-menu.tsx')).MoreMenu

/** What is to be done with a product. */
export const OverviewActions = ({ product }: { product: Product }) => {
  const m = useMessages(productMessages).overviewPage
  const mayWrite = useMay('products:write')
  const mayDelete = useMay('products:delete')
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
