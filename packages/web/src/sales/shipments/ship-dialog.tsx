import { Button } from '@mantine/core'
import { roundQuantity } from '@quarterdeck/contract/kit/money'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { ProblemText } from '../../kit/ui/form/problem-text.tsx'
import { QuantityLine, QuantityLines } from '../../kit/ui/form/quantity-lines.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import record from '../../kit/ui/styles/record.module.css'
import shared from '../../kit/ui/styles/shared.module.css'
import { salesMessages } from '../messages/index.ts'
import { TrackingFields } from './tracking-fields.tsx'
import { useShip } from './use-shipments.ts'
import { useTracking } from './use-tracking.ts'

const isCount = (pieces: number, max: number) => pieces === roundQuantity(pieces) && pieces >= 0 && pieces <= max

/** Returns the state of the form; all remaining pieces by default. */
const useShipDraft = (order: Order, left: readonly number[]) => {
  const [typed, setTyped] = useState<Readonly<Record<number, number>>>({})
  const tracking = useTracking()

  const piecesOf = (line: number) => typed[line] ?? left[line] ?? 0
  const lines = left.map((_, line) => ({ line, quantity: piecesOf(line) })).filter(({ quantity }) => quantity !== 0)
  const isRight = left.every((max, line) => isCount(piecesOf(line), max))
  return {
    piecesOf,
    setPieces: (line: number, pieces: number) => setTyped((known) => ({ ...known, [line]: pieces })),
    isTooMuch: (line: number) => !isCount(piecesOf(line), left[line] ?? 0),
    tracking,
    count: isRight ? roundQuantity(lines.reduce((sum, { quantity }) => sum + quantity, 0)) : 0,
    isReady: isRight && lines.length > 0 && tracking.isRight,
    body: { orderId: order.id, lines, ...tracking.values },
  }
}
type ShipDraft = ReturnType<typeof useShipDraft>

interface Props {
  readonly order: Order
  /** Remaining pieces per line. */
  readonly left: readonly number[]
  readonly onClose: () => void
  /** Called when the order, and what depends on it, may have changed. */
  readonly onChanged: () => void
  readonly onShipped?: (shipment: ShipDraft['body']) => void
}

const Pieces = ({ order, left, draft }: Pick<Props, 'order' | 'left'> & { readonly draft: ShipDraft }) => {
  const m = useMessages(salesMessages).shipments
  return (
    <QuantityLines>
      {order.items.map((item, line) => {
        const max = left[line] ?? 0
        return (
          <QuantityLine
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place
            key={line}
            item={item}
            hint={m.left(max, item.quantity)}
            max={max}
            label={m.piecesOf(item.name)}
            error={draft.isTooMuch(line) ? m.tooMuch(max) : undefined}
            value={draft.piecesOf(line)}
            onPieces={(pieces) => draft.setPieces(line, pieces)}
          />
        )
      })}
    </QuantityLines>
  )
}

/** Ships all remaining pieces of an order or some of them. */
export const ShipDialog = ({ order, left, onClose, onChanged, onShipped }: Props) => {
  const m = useMessages(salesMessages).shipments
  const { actions } = useMessages(commonMessages)
  const draft = useShipDraft(order, left)
  const { ship, isBusy, problem } = useShip(order, onChanged)
  const form = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!draft.isReady || isBusy || !(await ship(draft.body))) return
    onShipped?.(draft.body)
    onClose()
  }
  return (
    <Dialog
      opened
      size="lg"
      title={m.open}
      text={m.text}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!draft.isReady} loading={isBusy}>
            {draft.count > 0 ? m.confirm(draft.count) : m.open}
          </Button>
        </>
      }
    >
      <form id={form} className={record.form} onSubmit={(event) => void submit(event)}>
        <ProblemText text={problem} />
        <Pieces order={order} left={left} draft={draft} />
        <TrackingFields tracking={draft.tracking} />
        {(order.status === 'New' || order.status === 'Pending') && <p className={shared.hint}>{m.becomesShipping}</p>}
      </form>
    </Dialog>
  )
}
