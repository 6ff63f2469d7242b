import type { Order, OrderPatch } from '@quarterdeck/contract/sales/orders'

export type Doubt = 'future' | 'neverShipped' | 'noShipping' | 'noBilling'

/**
 * Returns the probable mistakes in a change. The API accepts them as specified, but the user is asked first.
 * @param isLeft true if items are still to be shipped, as far as known
 */
export const probableMistakes = (
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
