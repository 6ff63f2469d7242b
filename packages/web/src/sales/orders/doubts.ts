import type { Order, OrderPatch } from '@quarterdeck/contract/sales/orders'

export type Doubt = 'future' | 'neverShipped' | 'noShipping' | 'noBilling'

/**
 * What of a change is probably a slip: the API takes it, as the specification has it, but a person is asked first.
 * @param isLeft whether items of the order are still to be shipped, as far as that is known
 */
export const doubtsIn = (
  { status }: Pick<Order, 'status'>,
  { deliveredAt, shipping, billing }: OrderPatch,
  isLeft: boolean,
): readonly Doubt[] => {
  const isWaiting = status === 'New' || status === 'Pending'
  const isToShip = isWaiting || (status === 'Shipping' && isLeft)
  const doubts: readonly (readonly [Doubt, boolean])[] = [
    ['future', Boolean(deliveredAt) && new Date(deliveredAt ?? 0) > new Date()],
    // The first shipment of an order takes it on from these.
    ['neverShipped', Boolean(deliveredAt) && isWaiting],
    ['noShipping', shipping?.trim() === '' && isToShip],
    ['noBilling', billing?.trim() === '' && isToShip],
  ]
  return doubts.filter(([, isSo]) => isSo).map(([doubt]) => doubt)
}
