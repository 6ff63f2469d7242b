import { type Shipment, ShipmentPatch } from '@quarterdeck/contract/sales/shipments'
import { useState } from 'react'

type Tracking = Pick<Shipment, 'carrier' | 'trackingNumber' | 'trackingUrl'>

/** Returns the form state of carrier and tracking. */
export const useTracking = ({ carrier = '', trackingNumber = '', trackingUrl = '' }: Partial<Tracking> = {}) => {
  const before: Tracking = { carrier, trackingNumber, trackingUrl }
  const [values, setValues] = useState(before)
  const changed = Object.entries(values).filter(([name, value]) => before[name as keyof Tracking] !== value)
  return {
    values,
    changed: Object.fromEntries(changed) as Partial<Tracking>,
    set: (change: Partial<Tracking>) => setValues((known) => ({ ...known, ...change })),
    isRight: ShipmentPatch.safeParse(values).success,
  }
}
export type TrackingState = ReturnType<typeof useTracking>
