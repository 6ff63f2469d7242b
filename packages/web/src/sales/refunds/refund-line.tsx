import { Checkbox } from '@mantine/core'
import { toDecimal } from '@quarterdeck/contract/kit/money'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { LazyVariantChoice } from '../../catalog/products/index.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { QuantityLine } from '../../kit/ui/form/quantity-lines.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { salesMessages } from '../messages/index.ts'
import type { RefundableRest } from './refundable-rest.ts'
import type { RefundDraftState } from './use-refund-draft.ts'

interface Props {
  readonly item: Order['items'][number]
  readonly line: number
  readonly left: RefundableRest
  readonly draft: RefundDraftState
}

/** Edits the refunded pieces of a line, and whether they are added to the stock again. */
export const RefundLine = ({ item, line, left, draft }: Props) => {
  const m = useMessages(salesMessages).refunds
  const { money } = useFormats()
  const max = left.pieces[line] ?? 0
  const count = draft.piecesOf(line)
  return (
    <QuantityLine
      item={item}
      hint={m.left(max, item.quantity)}
      max={max}
      label={m.piecesOf(item.name)}
      value={count}
      onPieces={(pieces) => draft.setPieces(line, pieces)}
      worth={money(toDecimal(left.worth(line, count)))}
    >
      {draft.mayRestock(line) && count > 0 && (
        <Checkbox
          size="xs"
          label={m.restock}
          aria-label={m.restockOf(item.name)}
          checked={draft.isRestocked(line)}
          onChange={(event) => draft.setRestock(line, event.currentTarget.checked)}
        />
      )}
      {draft.kind === 'Return' && count > 0 && !draft.mayRestock(line) && (
        <span className={shared.hint}>{m.onlyWhole}</span>
      )}
      {count > 0 && draft.isRestocked(line) && (
        <LazyVariantChoice
          product={item}
          isRequired
          isChosen={({ variant }) => variant.id === draft.variantOf(line)}
          onChoose={(chosen) => draft.setVariant(line, chosen?.variant.id)}
        />
      )}
    </QuantityLine>
  )
}
