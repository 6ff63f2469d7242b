import { ActionIcon, TextInput } from '@mantine/core'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Ref } from 'react'
import { type FieldError, get, useFormState } from 'react-hook-form'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { formatDecimal } from '../../../kit/lib/i18n/read-decimal.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { wordsOf } from '../../../kit/ui/form/field-problem.ts'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { NumberInput } from '../../../kit/ui/form/number-input.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { productMessages } from '../messages/index.ts'
import { Stock } from '../stock.tsx'
import type { VariantRow } from './rows.ts'
import { useVariantName, VariantName } from './variant-name.tsx'
import classes from './variants.module.css'

interface Props {
  readonly row: VariantRow
  /** Form path, such as `variants.2`. */
  readonly path: string
  /** Stored stock; undefined for a new variant. */
  readonly stock: number | undefined
  readonly suggested: string | undefined
  /** Price of the product. */
  readonly price: number | null
  readonly isOrphan: boolean
  readonly onChange: (row: VariantRow) => void
  readonly onRemove: () => void
  readonly first: Ref<HTMLInputElement> | undefined
}

/** Returns a function with the error text of a row. */
const useProblems = (path: string, stock: number | undefined) => {
  const common = useMessages(commonMessages)
  const m = useMessages(productMessages).form
  const { errors } = useFormState()
  return (...fields: readonly string[]): string | undefined => {
    const found = fields.map((field): FieldError | undefined => get(errors, `${path}.${field}`)).find(Boolean)
    const isTooSmall = stock !== undefined && fields.includes('stockBy') && found?.message?.startsWith('too_small')
    return isTooSmall ? m.stockTooSmall(stock) : wordsOf(common, found?.message)
  }
}

const Count = ({ stock, by }: { readonly stock: number; readonly by: number }) => (
  <span className={classes.count}>
    <Stock stock={stock} />
    {by !== 0 && (
      <>
        <IconArrowRight size={14} stroke={1.75} aria-hidden />
        <Stock stock={Math.max(0, stock + by)} />
      </>
    )}
  </span>
)

/** Renders the inputs of a variant. */
export const VariantLine = ({ row, path, stock, suggested, price, isOrphan, onChange, onRemove, first }: Props) => {
  const { variants: m, fields } = useMessages(productMessages)
  const formats = useFormats()
  const readOnly = useReadOnly()
  const name = useVariantName()(row)
  const problem = useProblems(path, stock)
  const isKnown = stock !== undefined && row.id !== undefined
  return (
    <tr data-orphan={isOrphan || undefined}>
      <th scope="row">
        <VariantName kind={row} />
        {isOrphan && <span className={classes.orphan}>{m.orphan}</span>}
      </th>
      <td className={classes.codeCell} data-label={fields.code}>
        <TextInput
          name={`${path}.code`}
          ref={first}
          aria-label={m.codeOf(name)}
          autoComplete="off"
          spellCheck={false}
          placeholder={suggested}
          value={row.code}
          readOnly={readOnly}
          onChange={(event) => onChange({ ...row, code: event.currentTarget.value })}
          error={problem('code', 'id', 'color')}
        />
      </td>
      <td className={classes.price} data-label={fields.price}>
        <NumberInput
          name={`${path}.price`}
          aria-label={m.priceOf(name)}
          leftSection="$"
          step={0.01}
          min={0}
          digits={2}
          placeholder={price === null ? undefined : formatDecimal(price, formats, 2)}
          value={row.price}
          readOnly={readOnly}
          onNumber={(value) => onChange({ ...row, price: value })}
          error={problem('price')}
        />
      </td>
      {stock !== undefined && (
        <td data-label={m.inStock} data-end>
          <Count stock={stock} by={row.stockBy} />
        </td>
      )}
      {!readOnly && (
        <td className={classes.by} data-label={stock === undefined ? m.firstStock : m.stockBy}>
          <NumberInput
            name={`${path}.stockBy`}
            aria-label={isKnown ? m.stockByOf(name) : m.firstStockOf(name)}
            placeholder={formats.number(0)}
            value={row.stockBy}
            emptyAs={0}
            onNumber={(value) => onChange({ ...row, stockBy: value ?? 0 })}
            error={problem('stockBy', 'stock')}
          />
        </td>
      )}
      {!readOnly && (
        <td className={classes.tool}>
          <ActionIcon aria-label={m.remove(name)} onClick={onRemove}>
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </td>
      )}
    </tr>
  )
}
