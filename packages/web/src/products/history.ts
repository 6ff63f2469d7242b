import { useMessages } from '../lib/i18n/use-messages.ts'
import { type History, shownFields, useShow } from '../records/index.ts'
import { productMessages } from './messages/index.ts'
import { statusTones } from './status-tones.ts'

/** How changes of products are told. */
export const useProductHistory = (): History => {
  const { name, fields: labels, statuses, categories } = useMessages(productMessages)
  const show = useShow()
  const shown = {
    status: show.badge(statuses, statusTones),
    category: show.labelled(categories),
    featureImage: show.picture,
    price: show.money,
    discount: show.percent,
    stock: show.number,
    publishAt: show.date,
    createdAt: show.date,
  }
  return { name, fields: shownFields(labels, shown) }
}
