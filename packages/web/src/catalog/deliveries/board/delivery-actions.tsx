import { ActionIcon, Button } from '@mantine/core'
import type { Delivery } from '@quarterdeck/contract/catalog/deliveries'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { ProblemText } from '../../../kit/ui/form/problem-text.tsx'
import { LazyPopup } from '../../../kit/ui/popup/lazy-popup.tsx'
import { catalogMessages } from '../../messages/index.ts'
import classes from './board.module.css'
import type { ProductWithStock } from './product-with-stock.ts'
import { useDeliveryChanges } from './use-delivery-changes.ts'

const DeliveryDialog = lazy(async () => ({ default: (await import('./delivery-dialog.tsx')).DeliveryDialog }))
const ReceiveDialog = lazy(async () => ({ default: (await import('./receive-dialog.tsx')).ReceiveDialog }))
const loadMenu = async () => (await import('./delivery-menu.tsx')).DeliveryMenu

interface Props {
  readonly delivery: Delivery
  readonly name: string
  readonly product: ProductWithStock
}

/** Renders the actions of a delivery: receive, edit, cancel, reopen. */
export const DeliveryActions = ({ delivery, name, product }: Props) => {
  const m = useMessages(catalogMessages).deliveries.board
  const { change, isBusy, problem } = useDeliveryChanges()
  const [shown, setShown] = useState<'edit' | 'receive'>()
  const close = () => setShown(undefined)
  const expect = (cancelled: boolean) =>
    void change(delivery, { cancelled }, cancelled ? m.done.cancelled : m.done.reopened)
  const quiet = { variant: 'default', size: 'xs', loading: isBusy } as const
  if (delivery.state === 'Received') return null
  return (
    <div className={classes.actions}>
      <ProblemText text={problem} />
      {delivery.state === 'Cancelled' ? (
        <Button {...quiet} onClick={() => expect(false)}>
          {m.reopen}
        </Button>
      ) : (
        <>
          <Button {...quiet} aria-label={m.receiveOf(name)} onClick={() => setShown('receive')}>
            {m.receive}
          </Button>
          <LazyPopup
            kind="menu"
            target={
              <ActionIcon variant="subtle" color="gray" size={28} aria-label={m.menuOf(name)}>
                <IconDots size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            }
            load={loadMenu}
            props={{ label: m.menuOf(name), edit: () => setShown('edit'), cancel: () => expect(true) }}
          />
        </>
      )}
      <Suspense>
        {shown === 'edit' && <DeliveryDialog productId={delivery.productId} delivery={delivery} onClose={close} />}
        {shown === 'receive' && <ReceiveDialog delivery={delivery} name={name} product={product} onClose={close} />}
      </Suspense>
    </div>
  )
}
