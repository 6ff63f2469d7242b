import { search } from '@quarterdeck/contract/system/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LazyVariantChoice } from '../../../catalog/products/index.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Thumb } from '../../../kit/records/index.ts'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { useKeyNames } from '../../../kit/ui/shortcuts/key-names.ts'
import { invoiceMessages } from '../messages/index.ts'
import classes from './editor.module.css'
import type { Line } from './invoice-input.ts'
import { type LastPaid, lastPriceFor } from './last-prices.ts'
import { Cell } from './line-cells.tsx'
import { variantTitle } from './lines.ts'
import { SuggestInput } from './suggest-input.tsx'

/** Product data copied to a line. */
export interface Chosen {
  readonly id: number
  readonly title: string
  readonly price: number
  /** Unit code. */
  readonly unit: string
}

interface Props {
  readonly name: string
  readonly label: string
  /** Accessible name with the number of the line. */
  readonly title: string
  readonly line: Line
  readonly onTitle: (title: string) => void
  readonly onProduct: (product: Chosen) => void
  /** Select for the reason why the line is not taxed. */
  readonly category: ReactNode
  /** Called to keep the typed text without a product. */
  readonly onText: () => void
  /** Customer's last price per product. */
  readonly paid: ReadonlyMap<string, LastPaid>
  readonly onPaid: (paid: LastPaid) => void
  /** True once the line was focused; variants are loaded only then, since there may be very many lines. */
  readonly isVisited: boolean
  readonly onVariant: (variant: Pick<Chosen, 'title' | 'price'>) => void
  readonly placeholder: string
  readonly problem: string | undefined
}

/** Suggests the customer's last price, if it differs from the current one. */
const PaidHint = ({ line, paid, onPaid }: Pick<Props, 'line' | 'paid' | 'onPaid'>) => {
  const m = useMessages(invoiceMessages).editor.lines
  const { unitPrice, date } = useFormats()
  const { namesOf } = useKeyNames()
  const readOnly = useReadOnly()
  const known = lastPriceFor(paid, line)
  if (!known || readOnly || (known.price === line.price && known.discount === line.discount)) return null
  return (
    <button
      type="button"
      className={classes.paid}
      aria-keyshortcuts="Alt+L"
      title={m.lastPaidOn(known.invoice, date(known.at))}
      onClick={() => onPaid(known)}
    >
      {m.lastPaid(unitPrice(known.each))} <kbd>{namesOf('alt+l')}</kbd>
    </button>
  )
}

/** Selects the variant of a line, which sets title and price. */
const LineVariant = ({ line, onVariant }: Pick<Props, 'line' | 'onVariant'>) => {
  if (line.id === null) return null
  return (
    <span className={classes.variant}>
      <LazyVariantChoice
        product={{ id: line.id, name: line.title }}
        isDetailed
        isChosen={({ name }, product) => line.title === variantTitle(product.title, name)}
        onChoose={(chosen, product) =>
          onVariant({
            title: chosen ? variantTitle(product.title, chosen.name) : product.title,
            price: chosen?.variant.price ?? product.price,
          })
        }
      />
    </span>
  )
}

/** Edits the title of a line: a product found by search, or any text. */
export const TitleCell = ({
  name,
  label,
  title,
  line,
  onTitle,
  onProduct,
  onText,
  isVisited,
  onVariant,
  placeholder,
  problem,
  category,
  ...hint
}: Props) => {
  const m = useMessages(invoiceMessages).editor.lines
  const { unitPrice } = useFormats()
  const readOnly = useReadOnly()
  const [isTyping, setTyping] = useState(false)
  const q = line.title.trim().slice(0, 100)
  const found = useQuery({
    ...reading(search.all, { q, in: 'products' }),
    enabled: isTyping && q !== '',
    placeholderData: keepPreviousData,
  })
  const isSought = isTyping && q !== ''
  const products = isSought ? (found.data?.products ?? []) : []
  return (
    <Cell label={label} className={classes.about} problem={problem}>
      {(about) => (
        <>
          <SuggestInput
            {...about}
            name={name}
            aria-label={title}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            placeholder={placeholder}
            dir="auto"
            value={line.title}
            title={line.title}
            readOnly={readOnly}
            onChange={(event) => onTitle(event.currentTarget.value)}
            onTyping={setTyping}
            offers={products.map(({ id, title: name, code, image, price }) => ({
              value: String(id),
              label: (
                <>
                  <Thumb image={image} size={28} />
                  <span className={classes.product}>
                    <bdi>{name}</bdi>
                    <span>{code}</span>
                  </span>
                  <span data-figures>{unitPrice(price)}</span>
                </>
              ),
            }))}
            offersLabel={m.products}
            // A line that has its product already is written on: nothing else takes its place by itself.
            asText={line.id === null && m.asText(q)}
            onText={onText}
            isLooking={isSought && found.isFetching && (found.isPending || found.isPlaceholderData)}
            onOffer={(value) => {
              const product = products.find(({ id }) => String(id) === value)
              if (product) onProduct(product)
            }}
          />
          {isVisited && !readOnly && <LineVariant line={line} onVariant={onVariant} />}
          <PaidHint line={line} {...hint} />
          {category}
        </>
      )}
    </Cell>
  )
}
