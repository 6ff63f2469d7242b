import type { QueryOf } from '@quarterdeck/contract/kit/endpoint'
import { roundQuantity } from '@quarterdeck/contract/kit/money'
import { notFound } from '@quarterdeck/contract/kit/problem'
import type { Order } from '@quarterdeck/contract/sales/orders'
import type { papers } from '@quarterdeck/contract/sales/papers'
import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import { piece, unitName } from '@quarterdeck/contract/sales/units'
import { printFormats } from '../../kit/files/printed.ts'
import type { Db } from '../../kit/ports.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import { companyOf, senderOf } from '../company/index.ts'
import { languageOf } from '../invoices/index.ts'
import { findOrder } from '../orders/index.ts'
import { byId as findShipment } from '../shipments/index.ts'
import { paperWords } from './words.ts'

type SlipQuery = QueryOf<typeof papers.slip>

/**
 * Returns the pieces of one shipment, or of the whole order.
 * @throws Problem for a shipment of another order, or one that was undone
 */
const packedOf = async (db: Db, { id: orderId, items }: Order, { shipment }: SlipQuery): Promise<readonly Packed[]> => {
  if (shipment === undefined) return items
  const found = await findShipment(db, integerKey(shipment) ?? 0)
  if (found?.orderId !== orderId) throw notFound('Shipment')
  return found.lines.map(({ line, ...packed }) => ({ ...packed, unit: items[line]?.unit ?? piece }))
}

interface Packed {
  readonly name: string
  readonly quantity: number
  readonly unit: string
}

/** Checkbox to tick by hand. */
const box = '□'

/** Returns the packing slip; it shows no prices. */
export const slipOf = async (db: Db, query: SlipQuery): Promise<PrintedDocument> => {
  const order = await findOrder(db, integerKey(query.id) ?? 0)
  if (!order) throw notFound('Order')
  const language = query.locale ?? (await languageOf(db, order.customer.id))
  const m = paperWords[language]
  const { date, number, page } = printFormats(language)
  const packed = await packedOf(db, order, query)
  const isCounted = packed.every(({ unit }) => unit === piece)
  const pieces = roundQuantity(packed.reduce((sum, { quantity }) => sum + quantity, 0))
  const counted = ({ quantity, unit }: Packed) =>
    isCounted ? number(quantity) : `${number(quantity)} ${unitName(unit, language, quantity)}`
  const { customer, shipping, createAt } = order
  const seller = await companyOf(db)
  const { sender, logo } = senderOf(seller, language)
  return {
    language,
    size: query.size ?? seller.paperSize,
    sender,
    ...(logo && { logo }),
    title: m.slip,
    number: `#${order.id}`,
    facts: [
      [m.order, `#${order.id}`],
      [m.ordered, date(new Date(createAt))],
    ],
    blocks: [{ title: m.shipTo, lines: [customer.name, shipping, customer.phone].filter(Boolean) }],
    columns: [
      { title: m.items, share: 0.66, align: 'left' },
      { title: m.quantity, share: 0.17, align: 'right' },
      { title: m.packed, share: 0.17, align: 'right' },
    ],
    rows: [
      ...packed.map((each) => [each.name, counted(each), box]),
      // Hours and pieces do not add up.
      ...(isCounted ? [[m.pieces, number(pieces), '']] : []),
    ],
    totals: [],
    notes: [],
    page,
    madeAt: new Date(createAt),
  }
}
