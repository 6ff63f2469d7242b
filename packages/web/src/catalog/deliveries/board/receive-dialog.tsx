import { Button, Select, TextInput } from '@mantine/core'
import type { Delivery } from '@quarterdeck/contract/catalog/deliveries'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { ProblemText } from '../../../kit/ui/form/problem-text.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import record from '../../../kit/ui/styles/record.module.css'
import { catalogMessages } from '../../messages/index.ts'
import type { ProductWithStock } from './product-with-stock.ts'
import { useDeliveryChanges } from './use-delivery-changes.ts'

interface Props {
  readonly delivery: Delivery
  /** Display name of the delivery. */
  readonly name: string
  readonly product: ProductWithStock
  readonly onClose: () => void
}

/** Receives a delivery completely or in part. */
export const ReceiveDialog = ({ delivery, name, product, onClose }: Props) => {
  const m = useMessages(catalogMessages).deliveries.board
  const { actions } = useMessages(commonMessages)
  const { receive, isBusy, problem } = useDeliveryChanges()
  const [typed, setTyped] = useState(String(delivery.remaining))
  const [kind, setKind] = useState(String(product.kinds[0]?.id ?? ''))
  const form = useId()
  const { stock } = product.kinds.find(({ id }) => String(id) === kind) ?? product
  const pieces = Number(typed)
  const isRight = Number.isInteger(pieces) && pieces >= 1 && pieces <= delivery.remaining

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !isRight) return
    const body = { pieces, reason: m.reason(name), ...(kind && { variant: Number(kind) }) }
    if (await receive(delivery, body, m.done.received(pieces))) onClose()
  }
  return (
    <Dialog
      opened
      title={m.receiveTitle}
      text={m.receiveText(delivery.remaining)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} loading={isBusy} disabled={!isRight}>
            {m.addToStock(isRight ? pieces : 0)}
          </Button>
        </>
      }
    >
      <form id={form} className={record.form} onSubmit={(event) => void submit(event)}>
        <ProblemText text={problem} />
        {product.kinds.length > 0 && (
          <Select
            label={m.kind}
            data={product.kinds.map(({ id, name: label }) => ({ value: String(id), label }))}
            value={kind}
            onChange={(value) => setKind(value ?? '')}
            allowDeselect={false}
          />
        )}
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          max={delivery.remaining}
          step={1}
          label={m.arrived}
          description={m.stockAfter(stock, stock + (isRight ? pieces : 0))}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
