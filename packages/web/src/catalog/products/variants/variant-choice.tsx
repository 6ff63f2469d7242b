import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { SmallSelect } from '../../../ui/small-select.tsx'
import { productRecord } from '../../reference/index.ts'
import { productMessages } from '../messages/index.ts'
import { useKindName } from './kind-name.tsx'

export interface VariantChoiceProps {
  readonly product: { readonly id: number; readonly name: string }
  /** The chosen one; undefined as long as none is. */
  readonly value: number | undefined
  readonly onChoose: (variant: number | undefined) => void
}

/** Which variant of a product is meant; nothing where it has none. */
export const VariantChoice = ({ product: { id, name }, value, onChoose }: VariantChoiceProps) => {
  const m = useMessages(productMessages).variants
  const nameOf = useKindName()
  const { data } = useQuery(productRecord(String(id)))
  if (!data || data.variants.length === 0) return null
  return (
    <SmallSelect
      label={m.variantOf(name)}
      required
      value={value ?? ''}
      onChoose={(chosen) => onChoose(chosen === '' ? undefined : Number(chosen))}
    >
      <option value="">{m.which}</option>
      {data.variants.map((variant) => (
        <option key={variant.id} value={variant.id}>
          {nameOf(variant)}
        </option>
      ))}
    </SmallSelect>
  )
}
