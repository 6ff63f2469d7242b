import { type Shipment, ShipmentPatch } from '@quarterdeck/contract/shipments'
import { useState } from 'react'

type Tracking = Pick<Shipment, 'carrier' | 'trackingNumber' | 'trackingUrl'>

/** With whom something goes and how it is tracked, as it is being written. */
export const useTracking = ({ carrier, trackingNumber, trackingUrl }: Partial<Tracking> = {}) => {
  const [values, setValues] = useState<Tracking>({
    carrier: carrier ?? '',
    trackingNumber: trackingNumber ?? '',
    trackingUrl: trackingUrl ?? '',
  })
  return {
    values,
    set: (change: Partial<Tracking>) => setValues((known) => ({ ...known, ...change })),
    isRight: ShipmentPatch.safeParse(values).success,
  }
}
export type TrackingState = ReturnType<typeof useTracking>
