import type { ProductRecord } from '@quarterdeck/contract/catalog/products'
import { productCategories, productColors, productSizes } from '@quarterdeck/contract/core/constants'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { ChipsField } from '../../../ui/form/chips-field.tsx'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import { RichTextField } from '../../../ui/form/rich-text/rich-text-field.tsx'
import { RowsField } from '../../../ui/form/rows-field.tsx'
import { Section } from '../../../ui/form/section.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { GalleryField } from '../../pictures/index.ts'
import { levelsOf } from '../levels-query.ts'
import { productMessages } from '../messages/index.ts'
import type { ProductInput } from '../product-input.ts'
import { swatches } from '../swatches.ts'
import { VariantsFields } from '../variants/variants-fields.tsx'
import { CodeField } from './code-field.tsx'
import classes from './form.module.css'
import { PriceFields } from './price-fields.tsx'
import { StockFields } from './stock-fields.tsx'
import { VisibilityFields } from './visibility-fields.tsx'

/** What of a product is sold and still here, and what is to come, where there is any. */
const LevelsNote = ({ id }: { readonly id: number }) => {
  const m = useMessages(productMessages).form
  const { days } = useFormats()
  const [levels] = useQuery(levelsOf(String(id))).data ?? []
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
  /** What there is; undefined for a new product. */
  readonly known?: Pick<ProductRecord, 'id' | 'stock' | 'variants'>
}

const About = ({ id }: { readonly id?: number }) => {
  const { form: m, fields, categories } = useMessages(productMessages)
  return (
    <Section title={m.about} text={m.aboutText}>
      <TextField<ProductInput> name="title" label={fields.title} dir="auto" required />
      <ChoiceField<ProductInput>
        name="category"
        label={fields.category}
        options={productCategories.map((value) => ({ value, label: categories[value] }))}
      />
      <CodeField {...(id !== undefined && { id })} />
      <RichTextField<ProductInput> name="description" label={fields.description} />
    </Section>
  )
}

const Variants = ({ known }: Props) => {
  const { form: m, fields, colors } = useMessages(productMessages)
  return (
    <Section title={m.variants} text={m.variantsText} wide>
      <ChipsField<ProductInput>
        name="colors"
        label={fields.colors}
        options={productColors.map((value) => ({ value, label: colors[value], swatch: swatches[value] }))}
      />
      <ChipsField<ProductInput>
        name="sizes"
        label={fields.sizes}
        options={productSizes.map((value) => ({ value, label: m.sizes[value] }))}
      />
      <VariantsFields variants={known?.variants} />
    </Section>
  )
}

const Details = () => {
  const { form: m, fields } = useMessages(productMessages)
  return (
    <Section title={m.details} text={m.detailsText}>
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
      <RowsField<ProductInput>
        name="offers"
        label={fields.offers}
        addLabel={m.addOffer}
        columns={[{ name: '', label: m.offer }]}
        blank=""
      />
    </Section>
  )
}

/** What a person may write of a product. A new field has its line here. */
export const ProductFormFields = ({ known }: Props) => {
  const m = useMessages(productMessages).form
  return (
    <>
      <About {...(known && { id: known.id })} />
      <Section title={m.pictures} text={m.picturesText}>
        <GalleryField label={m.pictures} />
      </Section>
      <Section title={m.selling} text={m.sellingText}>
        <PriceFields />
        <StockFields {...(known && { known })} />
        {known && <LevelsNote id={known.id} />}
      </Section>
      <Variants {...(known && { known })} />
      <Details />
      <Section title={m.visibility} text={m.visibilityText}>
        <VisibilityFields {...(known && { known })} />
      </Section>
    </>
  )
}
