import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { id, idQuery, multilineText, quantity, reason, sentId, text, timestamp, versioned } from '../kit/fields.ts'
import type { Fields, Kind } from '../kit/kind.ts'
import type { ListSpec } from '../kit/list.ts'

/** Waiting for pieces; all pieces received; remaining pieces cancelled. */
export const deliveryStates = ['Expected', 'Received', 'Cancelled'] as const
export type DeliveryState = (typeof deliveryStates)[number]

const fields = z.object({
  /** Total number of ordered pieces. */
  pieces: quantity,
  /** A calendar date, independent of time zones. */
  expectedOn: z.iso.date(),
  /** External reference, such as the purchase order number. */
  reference: text(100),
  note: multilineText(1000),
})

export const DeliveryDraft = fields.extend({
  productId: sentId,
  reference: fields.shape.reference.default(''),
  note: fields.shape.note.default(''),
})
export type DeliveryDraft = z.output<typeof DeliveryDraft>

export const DeliveryPatch = fields.extend({ cancelled: z.boolean() }).partial()
export type DeliveryPatch = z.output<typeof DeliveryPatch>

export const Delivery = fields.extend({
  id,
  productId: id,
  /** Number of received pieces. */
  received: z.int(),
  /** Number of pieces still expected. */
  remaining: z.int(),
  state: z.enum(deliveryStates),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Delivery = z.output<typeof Delivery>

interface Counted {
  readonly pieces: number
  readonly received: number
  readonly cancelled: boolean
}

/** Returns the state of a delivery and the pieces still expected. */
export const deliveryProgress = ({ pieces, received, cancelled }: Counted): Pick<Delivery, 'state' | 'remaining'> => {
  if (received >= pieces) return { state: 'Received', remaining: 0 }
  return cancelled ? { state: 'Cancelled', remaining: 0 } : { state: 'Expected', remaining: pieces - received }
}

export const deliveryList = {
  filters: {
    id: { kind: 'number', isKey: true },
    productId: { kind: 'number', isKey: true },
    state: { kind: 'choice', values: deliveryStates },
    createdAt: { kind: 'date' },
  },
  sort: ['id', 'expectedOn', 'createdAt'],
  defaultSort: 'expectedOn',
  search: false,
} as const satisfies ListSpec

export const deliveries = {
  list: endpoint({
    method: 'GET',
    path: '/deliveries',
    needs: 'products:read',
    summary: 'List deliveries of products: expected, received and cancelled',
    list: deliveryList,
    output: z.array(Delivery),
  }),
  create: endpoint({
    method: 'POST',
    path: '/deliveries',
    needs: 'products:write',
    sendsNoMail: true,
    summary: 'Record an expected delivery',
    body: DeliveryDraft,
    output: z.object({ delivery: Delivery }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/deliveries',
    needs: 'products:write',
    sendsNoMail: true,
    summary: 'Change an expected delivery, or cancel its remaining pieces; absent fields stay unchanged',
    query: idQuery,
    body: DeliveryPatch,
    output: z.object({ delivery: Delivery }),
  }),
  receive: endpoint({
    method: 'POST',
    path: '/deliveries/receive',
    needs: 'products:write',
    sendsNoMail: true,
    summary: 'Receive all or some pieces of a delivery, which are added to the stock',
    query: z.object({ id: z.string() }),
    body: z.object({
      pieces: quantity,
      /** Received pieces; of one variant if the product has variants. */
      variant: id.optional(),
      reason,
    }),
    output: z.object({ delivery: Delivery }),
    status: 200,
  }),
}

const described = {
  productId: { personal: false },
  pieces: { personal: false, unit: 'pieces' },
  received: { personal: false, unit: 'pieces' },
  remaining: { personal: false, unit: 'pieces' },
  state: { personal: false },
  expectedOn: { personal: false, as: 'day' },
  reference: { personal: true },
  note: { personal: true, as: 'long text' },
  createdAt: { personal: false },
} as const satisfies Fields<Delivery, DeliveryPatch>

export const deliveryKind = {
  entity: 'deliveries',
  record: Delivery,
  patch: DeliveryPatch,
  list: deliveryList,
  endpoints: deliveries,
  fields: described,
} as const satisfies Kind<'deliveries'>
