import { wordsOfText } from '@quarterdeck/contract/formatted'
import type { Product } from '@quarterdeck/contract/products'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { type History, shownFields, useShow } from '../records/index.ts'
import { productMessages } from './messages/index.ts'
import { statusTones } from './status-tones.ts'

type Feature = Product['features'][number]

/** How changes of products are told. */
export const useProductHistory = (): History => {
  const { name, fields: labels, statuses, categories, colors } = useMessages(productMessages)
  const show = useShow()
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
  }
  const more = {
    price: { unit: 'money' },
    discount: { unit: 'percent' },
    status: { choices: statuses },
    category: { choices: categories },
  } as const
  return { name, fields: shownFields(labels, shown, more) }
}
