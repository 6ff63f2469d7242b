import type { ProductRecord } from '@quarterdeck/contract/catalog/products'
import type { Variant } from '@quarterdeck/contract/catalog/variants'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { SmallSelect } from '../../../kit/ui/small-select.tsx'
import { productRecord } from '../../reference/index.ts'
import { productMessages } from '../messages/index.ts'
import { useVariantName } from './variant-name.tsx'

export interface ChosenVariant {
  readonly variant: Variant
  /** Name without that of its product: `Red · M`. */
  readonly name: string
}

export interface VariantChoiceProps {
  readonly product: { readonly id: number; readonly name: string }
  readonly isChosen: (variant: ChosenVariant, product: ProductRecord) => boolean
  /** @param chosen undefined for no variant */
  readonly onChoose: (chosen: ChosenVariant | undefined, product: ProductRecord) => void
  /** Shows price and stock of each option. */
  readonly isDetailed?: true
  readonly isRequired?: true
}

/** Renders a select for a variant; nothing for a product without any. */
export const VariantChoice = ({
  product: { id, name },
  isChosen,
  onChoose,
  isDetailed,
  isRequired,
}: VariantChoiceProps) => {
  const m = useMessages(productMessages).variants
  const nameOf = useVariantName()
  const { unitPrice } = useFormats()
  const { data } = useQuery(productRecord(String(id)))
  if (!data || data.variants.length === 0) return null
  const choices = data.variants.map((variant) => ({ variant, name: nameOf(variant) }))
  const about = ({ price, stock }: Variant) => [unitPrice(price ?? data.price), m.pieces(stock)].join(' · ')
  return (
    <SmallSelect
      label={m.variantOf(name)}
      {...(isRequired && { required: true })}
      value={choices.find((choice) => isChosen(choice, data))?.variant.id ?? ''}
      onChoose={(chosen) =>
        onChoose(
          choices.find(({ variant }) => String(variant.id) === chosen),
          data,
        )
      }
    >
      <option value="">{m.which}</option>
      {choices.map(({ variant, name: kind }) => (
        <option key={variant.id} value={variant.id}>
          {isDetailed ? `${kind} – ${about(variant)}` : kind}
        </option>
      ))}
    </SmallSelect>
  )
}
