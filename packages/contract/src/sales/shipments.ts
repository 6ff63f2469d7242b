import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { id, idQuery, lineOfOrder, link, measure, sentId, text, timestamp, versioned } from '../kit/fields.ts'
import type { Fields, Kind } from '../kit/kind.ts'
import type { ListSpec } from '../kit/list.ts'

/** Carrier and tracking of a shipment; all may be added later. */
const fields = z.object({
  carrier: text(60),
  trackingNumber: text(80),
  trackingUrl: link(500),
})

export const ShipmentDraft = z.object({
  orderId: sentId,
  lines: z
    .array(z.object({ line: lineOfOrder, quantity: measure }))
    .min(1)
    .max(1000),
  carrier: fields.shape.carrier.default(''),
  trackingNumber: fields.shape.trackingNumber.default(''),
  trackingUrl: fields.shape.trackingUrl.default(''),
})
export type ShipmentDraft = z.output<typeof ShipmentDraft>

export const ShipmentPatch = fields.partial()
export type ShipmentPatch = z.output<typeof ShipmentPatch>

const ShipmentLine = z.object({
  line: lineOfOrder,
  /** The product. */
  id,
  name: z.string(),
  quantity: measure,
})

export const Shipment = fields.extend({
  id,
  orderId: id,
  lines: z.array(ShipmentLine),
  createdAt: timestamp,
  actor: z.object({ id, name: z.string() }).nullable(),
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Shipment = z.output<typeof Shipment>

export const shipmentList = {
  filters: {
    ids: { kind: 'number', isKey: true },
    orderId: { kind: 'number', isKey: true },
    createdAt: { kind: 'date' },
  },
  sort: ['id', 'createdAt'],
  defaultSort: 'id',
  search: false,
} as const satisfies ListSpec

export const shipments = {
  list: endpoint({
    method: 'GET',
    path: '/shipments',
    needs: 'orders:read',
    summary: 'List shipments of orders, with their tracking links',
    list: shipmentList,
    output: z.array(Shipment),
  }),
  create: endpoint({
    method: 'POST',
    path: '/shipments',
    needs: 'orders:write',
    sendsNoMail: true,
    summary:
      'Ship pieces of an order, up to the ordered quantity. The first shipment moves a new or pending order to Shipping; with `If-Match`, only if its items have not changed since',
    body: ShipmentDraft,
    output: z.object({ shipment: Shipment }),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/shipments',
    needs: 'orders:write',
    sendsNoMail: true,
    summary: 'Change carrier and tracking of a shipment; absent fields stay unchanged',
    query: idQuery,
    body: ShipmentPatch,
    output: z.object({ shipment: Shipment }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shipments',
    needs: 'orders:write',
    sendsNoMail: true,
    summary:
      'Delete a shipment recorded by mistake: its pieces can be shipped again, and an order without other shipments becomes pending again',
    query: idQuery,
    output: z.object({ shipment: Shipment }),
  }),
}

const described = {
  orderId: { personal: false },
  lines: { personal: false, as: 'list' },
  carrier: { personal: false },
  trackingNumber: { personal: true },
  trackingUrl: { personal: true },
  createdAt: { personal: false },
  actor: { personal: true, as: 'parts' },
} as const satisfies Fields<Shipment, ShipmentPatch>

export const shipmentKind = {
  entity: 'shipments',
  record: Shipment,
  patch: ShipmentPatch,
  list: shipmentList,
  endpoints: shipments,
  fields: described,
} as const satisfies Kind<'shipments'>
