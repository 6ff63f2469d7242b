import { ActionIcon, Button } from '@mantine/core'
import type { OrderStatus } from '@quarterdeck/contract/kit/constants'
import { type Move, movesFrom } from '@quarterdeck/contract/sales/order-moves'
import type { Order } from '@quarterdeck/contract/sales/orders'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { LazyPopup } from '../../../kit/ui/popup/lazy-popup.tsx'
import { useShipping } from '../../shipments/index.ts'
import { orderMessages } from '../messages/index.ts'
import { NextStep } from './next-step.tsx'
import { useStep } from './use-step.ts'

const StepDialog = lazy(async () => ({ default: (await import('./step-dialog.tsx')).StepDialog }))
const loadMenu = async () => (await import('./more-menu.tsx')).MoreMenu

/** Renders the next step of an order as a button, and a menu of other actions. */
export const OrderActions = ({ order }: { order: Order }) => {
  const m = useMessages(orderMessages).record
  const mayWrite = usePermission('orders:write')
  const shipping = useShipping(order)
  const { step } = useStep(order)
  const [asked, setAsked] = useState<OrderStatus>()
  // What is the next step anyway is not offered once more.
  const isNext = ({ to }: Move) => to === 'Delivered' && shipping?.next === 'deliver'
  const moves = mayWrite ? movesFrom(order.status).filter((move) => !isNext(move)) : []

  const take = ({ to, wantsReason }: Move) => {
    if (wantsReason) setAsked(to)
    else void step(to)
  }
  return (
    <>
      {mayWrite && (
        <Button
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
          renderRoot={(props) => <Link to="/orders/$id/edit" params={{ id: String(order.id) }} {...props} />}
        >
          {m.edit}
        </Button>
      )}
      <NextStep order={order} />
      <LazyPopup
        kind="menu"
        target={
          <ActionIcon variant="default" size={36} aria-label={m.more}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
        load={loadMenu}
        props={{ order, moves, take }}
      />
      {asked && (
        <Suspense>
          <StepDialog order={order} to={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}
