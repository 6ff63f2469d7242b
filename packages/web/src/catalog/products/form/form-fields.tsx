import type { ProductRecord } from '@quarterdeck/contract/catalog/products'
import { productCategories, productColors, productSizes } from '@quarterdeck/contract/kit/constants'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { ChipsField } from '../../../kit/ui/form/chips-field.tsx'
import { ChoiceField } from '../../../kit/ui/form/choice-field.tsx'
import { RichTextField } from '../../../kit/ui/form/rich-text/rich-text-field.tsx'
import { RowsField } from '../../../kit/ui/form/rows-field.tsx'
import { Section } from '../../../kit/ui/form/section.tsx'
import { TextField } from '../../../kit/ui/form/text-field.tsx'
import { GalleryField } from '../../pictures/index.ts'
import { stockLevelsQuery } from '../levels-query.ts'
import { productMessages } from '../messages/index.ts'
import type { ProductInput, ProductInputName } from '../product-input.ts'
import { swatches } from '../swatches.ts'
import { VariantsFields } from '../variants/variants-fields.tsx'
import { CodeField } from './code-field.tsx'
import classes from './form.module.css'
import { PriceFields } from './price-fields.tsx'
import { StockFields } from './stock-fields.tsx'
import { VisibilityFields } from './visibility-fields.tsx'

/** Shows reserved and incoming pieces, if there are any. */
const LevelsNote = ({ id }: { readonly id: number }) => {
  const m = useMessages(productMessages).form
  const { days } = useFormats()
  const [levels] = useQuery(stockLevelsQuery(String(id))).data ?? []
  // Its place is kept while it is on its way.
  if (!levels) return <p className={classes.levels} />
  const { reserved, incoming, nextOn } = levels
  return (
    <p className={classes.levels}>
      {m.reserved(reserved)}
      {' · '}
      <Link to="/products/$id/overview" params={{ id: String(id) }} search={{ tab: 'deliveries' }}>
        {nextOn ? m.incoming(incoming, days(nextOn, nextOn)) : m.noneIncoming}
      </Link>
    </p>
  )
}

interface Props {
  /** Stored stock and variants; absent for a new product. */
  readonly known?: Pick<ProductRecord, 'id' | 'stock' | 'variants'>
}

/**
 * Fields edited in the input of another field: unit and discount with the price, amount and reason with the stock,
 * date with the status, featured picture and alternative texts with the pictures.
 */
type Beside = 'unit' | 'discount' | 'stockBy' | 'reason' | 'publishAt' | 'featureImage' | 'imageTexts'

/** Returns the input of each field; a missing one is a compile error. */
const useInputs = ({ known }: Props): Readonly<Record<Exclude<ProductInputName, Beside>, ReactNode>> => {
  const { form: m, fields, categories, colors } = useMessages(productMessages)
  return {
    title: <TextField<ProductInput> name="title" label={fields.title} dir="auto" required />,
    category: (
      <ChoiceField<ProductInput>
        name="category"
        label={fields.category}
        options={productCategories.map((value) => ({ value, label: categories[value] }))}
      />
    ),
    code: <CodeField {...(known && { id: known.id })} />,
    description: <RichTextField<ProductInput> name="description" label={fields.description} />,
    images: <GalleryField label={m.pictures} />,
    price: <PriceFields />,
    stock: <StockFields {...(known && { known })} />,
    colors: (
      <ChipsField<ProductInput>
        name="colors"
        label={fields.colors}
        options={productColors.map((value) => ({ value, label: colors[value], swatch: swatches[value] }))}
      />
    ),
    sizes: (
      <ChipsField<ProductInput>
        name="sizes"
        label={fields.sizes}
        options={productSizes.map((value) => ({ value, label: m.sizes[value] }))}
      />
    ),
    variants: <VariantsFields variants={known?.variants} />,
    status: <VisibilityFields {...(known && { known })} />,
    features: (
      <RowsField<ProductInput>
        name="features"
        label={fields.features}
        addLabel={m.addFeature}
        columns={[
          { name: 'name', label: m.featureName },
          { name: 'value', label: m.featureValue },
        ]}
        blank={{ name: '', value: '' }}
      />
    ),
    offers: (
      <RowsField<ProductInput>
        name="offers"
        label={fields.offers}
        addLabel={m.addOffer}
        columns={[{ name: '', label: m.offer }]}
        blank=""
      />
    ),
  }
}

/** Renders the inputs of a product. New fields appear under *Details* unless placed elsewhere. */
export const ProductFormFields = ({ known }: Props) => {
  const m = useMessages(productMessages).form
  const { title, category, code, description, images, price, stock, colors, sizes, variants, status, ...details } =
    useInputs({ ...(known && { known }) })
  return (
    <>
      <Section title={m.about} text={m.aboutText}>
        {title}
        {category}
        {code}
        {description}
      </Section>
      <Section title={m.pictures} text={m.picturesText}>
        {images}
      </Section>
      <Section title={m.selling} text={m.sellingText}>
        {price}
        {stock}
        {known && <LevelsNote id={known.id} />}
      </Section>
      <Section title={m.variants} text={m.variantsText} wide>
        {colors}
        {sizes}
        {variants}
      </Section>
      <Section title={m.details} text={m.detailsText}>
        {Object.entries(details).map(([name, input]) => (
          <Fragment key={name}>{input}</Fragment>
        ))}
      </Section>
      <Section title={m.visibility} text={m.visibilityText}>
        {status}
      </Section>
    </>
  )
}
