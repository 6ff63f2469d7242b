import { VisuallyHidden } from '@mantine/core'
import type { Product, ProductRecord } from '@quarterdeck/contract/catalog/products'
import { discountedPrice, fromUnitPrice, toUnitPrice } from '@quarterdeck/contract/kit/money'
import { piece, unitName } from '@quarterdeck/contract/sales/units'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { FormattedText } from '../../../kit/ui/formatted-text/formatted-text.tsx'
import { StatusBadge } from '../../../kit/ui/status-badge.tsx'
import { productMessages } from '../messages/index.ts'
import { Stock } from '../stock.tsx'
import { swatches } from '../swatches.ts'
import { VariantsOverview } from '../variants/variants-overview.tsx'
import classes from './overview.module.css'

/** Shows the price, and the price before the discount. */
const Price = ({ product: { price, unit, discount } }: { product: Product }) => {
  const m = useMessages(productMessages).overview
  const { unitPrice } = useFormats()
  const locale = useLocale()
  return (
    <div className={classes.price}>
      <span className={classes.amount} data-figures>
        {unitPrice(fromUnitPrice(discountedPrice(toUnitPrice(price), discount)))}
        {unit !== piece && ` / ${unitName(unit, locale)}`}
      </span>
      {discount > 0 && (
        <>
          <s data-figures>
            <VisuallyHidden>{m.was}: </VisuallyHidden>
            {unitPrice(price)}
          </s>
          <StatusBadge tone="green">{m.off(discount)}</StatusBadge>
        </>
      )}
    </div>
  )
}

const Variants = ({ product: { colors, sizes } }: { product: Product }) => {
  const { fields, colors: names } = useMessages(productMessages)
  return (
    <>
      {colors.length > 0 && (
        <div>
          <dt>{fields.colors}</dt>
          <dd className={classes.chips}>
            {colors.map((color) => (
              <span key={color} className={classes.chip}>
                <span className={classes.swatch} style={{ background: swatches[color] }} aria-hidden="true" />
                {names[color]}
              </span>
            ))}
          </dd>
        </div>
      )}
      {sizes.length > 0 && (
        <div>
          <dt>{fields.sizes}</dt>
          <dd className={classes.chips}>
            {sizes.map((size) => (
              <span key={size} className={classes.chip}>
                {size.toUpperCase()}
              </span>
            ))}
          </dd>
        </div>
      )}
    </>
  )
}

const Offers = ({ product: { offers } }: { product: Product }) => {
  const { fields } = useMessages(productMessages)
  if (offers.length === 0) return null
  return (
    <div>
      <dt>{fields.offers}</dt>
      <dd>
        <ul className={classes.offers}>
          {offers.map((offer) => (
            <li key={offer}>
              <IconTag size={16} stroke={1.75} aria-hidden />
              <bdi>{offer}</bdi>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

export const Details = ({ product }: { product: ProductRecord }) => {
  const { fields, categories } = useMessages(productMessages)
  return (
    <div className={classes.details}>
      <Price product={product} />
      {product.description && <FormattedText text={product.description} />}
      <dl className={classes.facts}>
        <div>
          <dt>{fields.code}</dt>
          <dd>{product.code}</dd>
        </div>
        <div>
          <dt>{fields.category}</dt>
          <dd>{categories[product.category]}</dd>
        </div>
        <div>
          <dt>{fields.stock}</dt>
          <dd>
            <Stock stock={product.stock} />
          </dd>
        </div>
        <Variants product={product} />
        {product.features.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <Offers product={product} />
      </dl>
      <VariantsOverview product={product} />
    </div>
  )
}
