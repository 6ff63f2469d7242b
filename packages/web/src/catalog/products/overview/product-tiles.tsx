import { daysLeft, type ProductFigures, type Sold, salesDays } from '@quarterdeck/contract/catalog/product-figures'
import type { Product } from '@quarterdeck/contract/catalog/products'
import { onHand, type StockLevels } from '@quarterdeck/contract/catalog/stock-levels'
import { orderStatuses } from '@quarterdeck/contract/kit/constants'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import { type Tile, Tiles } from '../../../kit/ui/tiles/tiles.tsx'
import { productMessages } from '../messages/index.ts'
import { recentDays } from './overview-query.ts'

interface Props {
  readonly product: Product
  readonly figures: ProductFigures
  readonly levels: StockLevels
}

const kept = orderStatuses.filter((status) => status !== 'Return')

const ordersOf = ({ id }: Product, more: SearchParams): Tile['link'] => ({
  to: '/orders',
  search: { productId: String(id), ...more },
})

const dash = '–'

const useSales = ({ product, figures: { recent, earlier, returned } }: Props): readonly Tile[] => {
  const { tiles: m } = useMessages(productMessages).overview
  const { money, number, percent } = useFormats()
  const hintOf = ({ orders, revenue }: Sold, none: string) => (orders > 0 ? m.soldHint(money(revenue), orders) : none)
  const all = recent.pieces + earlier.pieces + returned.pieces
  const share = all > 0 ? returned.pieces / all : 0
  return [
    {
      label: m.recent,
      figure: number(recent.pieces),
      hint: hintOf(recent, m.noneRecent),
      link: ordersOf(product, { status: kept, 'createAt.within': recentDays }),
    },
    {
      label: m.earlier,
      figure: number(earlier.pieces),
      hint: hintOf(earlier, m.noneSold),
      link: ordersOf(product, { status: kept, 'createAt.before': recentDays }),
    },
    {
      label: m.returned,
      figure: number(returned.pieces),
      hint:
        returned.orders > 0
          ? m.returnedHint(percent(Math.round(share * 1000) / 1000), returned.orders)
          : m.noneReturned,
      link: ordersOf(product, { status: 'Return' }),
    },
  ]
}

const overview = ({ id }: Product, tab?: string): Tile['link'] => ({
  to: '/products/$id/overview',
  params: { id: String(id) },
  search: tab ? { tab } : {},
  resetScroll: false,
})

/** Returns tiles with available, reserved and incoming pieces. */
const useLevels = ({ product, levels }: Props): readonly Tile[] => {
  const { tiles: m } = useMessages(productMessages).overview
  const { number, days } = useFormats()
  const { available, reserved, orders, incoming, deliveries, nextOn } = levels
  return [
    {
      label: m.available,
      figure: number(available),
      hint: m.availableHint(onHand(levels)),
      link: overview(product, 'timeline'),
    },
    {
      label: m.reserved,
      figure: number(reserved),
      hint: orders > 0 ? m.reservedHint(orders) : m.noneReserved,
      link: { to: '/orders', search: { reservedId: String(product.id) } },
    },
    {
      label: m.incoming,
      figure: number(incoming),
      hint: nextOn ? m.incomingHint(days(nextOn, nextOn), deliveries) : m.noneIncoming,
      link: overview(product, 'deliveries'),
    },
  ]
}

/** Returns a tile with the days that the stock lasts; it links to the sales used for the estimate. */
const useStock = ({ product, figures: { recent } }: Props): Tile => {
  const { tiles: m } = useMessages(productMessages).overview
  const days = daysLeft(product.stock, recent.pieces)
  const aDay = Math.round((recent.pieces / salesDays) * 10) / 10
  return {
    label: m.lasts,
    figure: days === undefined ? dash : m.days(days),
    hint: days === undefined ? m.lastsUnknown(product.stock) : m.lastsHint(product.stock, aDay || 0.1),
    link: ordersOf(product, { status: kept, 'createAt.within': recentDays }),
  }
}

const useRating = ({ product }: Props): Tile => {
  const { rating, totalReviews } = product
  const { tiles: m } = useMessages(productMessages).overview
  const { number } = useFormats()
  const isRated = totalReviews > 0
  return {
    label: m.rating,
    figure: isRated ? number(rating) : dash,
    hint: isRated ? m.ratingHint(totalReviews) : m.unrated,
    link: overview(product),
  }
}

/** Renders figures of a product; each links to the records it counts. */
export const ProductTiles = (props: Props) => {
  const m = useMessages(productMessages).overview
  const tiles = [...useLevels(props), useStock(props), ...useSales(props), useRating(props)]
  return <Tiles label={m.figures} tiles={tiles} />
}
