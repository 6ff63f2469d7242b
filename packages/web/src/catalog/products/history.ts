import type { Product } from '@quarterdeck/contract/catalog/products'
import type { Variant } from '@quarterdeck/contract/catalog/variants'
import { wordsOfText } from '@quarterdeck/contract/core/formatted'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, shownFields, useShow } from '../../records/index.ts'
import { productMessages } from './messages/index.ts'
import { statusTones } from './status.tsx'
import { useKindName } from './variants/kind-name.tsx'

type Feature = Product['features'][number]

/** As the journal has it: what it is, or how many there are of it. */
type VariantPart = Variant & { readonly price: number | null }

/** How the history shows products. */
export const useProductHistory = (): History => {
  const { name, fields: labels, statuses, categories, colors } = useMessages(productMessages)
  const show = useShow()
  const { number } = useFormats()
  const nameOf = useKindName()
  const shown = {
    status: show.badge(statuses, statusTones),
    category: show.labelled(categories),
    featureImage: show.picture,
    price: show.money,
    discount: show.percent,
    stock: show.number,
    publishAt: show.moment,
    colors: show.each(show.labelled(colors)),
    features: show.each((row) => Object.values(row as Feature).join(': ')),
    imageTexts: (value: unknown) => Object.values(value as object).join(', '),
    description: (value: unknown) => wordsOfText(String(value)),
    createdAt: show.date,
    variants: show.each((variant) => {
      const { code, price, ...kind } = variant as VariantPart
      return [nameOf(kind), code, price !== null && show.money(price)].filter(Boolean).join(' · ')
    }),
    variantStocks: show.each((stock) => {
      const { code, stock: pieces } = stock as VariantPart
      return `${code}: ${number(pieces)}`
    }),
  }
  const more = {
    price: { unit: 'money' },
    discount: { unit: 'percent' },
    status: { choices: statuses },
    category: { choices: categories },
    variants: { isParts: true },
    variantStocks: { isParts: true },
  } as const
  return { name, fields: shownFields(labels, shown, more) }
}
