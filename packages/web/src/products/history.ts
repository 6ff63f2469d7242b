import type { ProductStatus } from '@quarterdeck/contract/constants'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { type History, shownFields, useShow } from '../records/index.ts'
import type { Tone } from '../ui/status-badge.tsx'
import { productMessages } from './messages/index.ts'

const statusTones: Record<ProductStatus, Tone> = { Published: 'green', Draft: 'gray' }

/** How changes of products are told. */
export const useProductHistory = (): History => {
  const { name, fields: labels, statuses } = useMessages(productMessages)
  const show = useShow()
  const shown = {
    status: show.badge(statuses, statusTones),
    featureImage: show.picture,
    price: show.money,
    discount: show.percent,
    stock: show.number,
    createdAt: show.date,
  }
  return { name, fields: shownFields(labels, shown) }
}
