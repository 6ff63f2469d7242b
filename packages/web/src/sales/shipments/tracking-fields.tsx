import { TextInput } from '@mantine/core'
import { ShipmentPatch } from '@quarterdeck/contract/sales/shipments'
import { useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import record from '../../kit/ui/styles/record.module.css'
import { salesMessages } from '../messages/index.ts'
import type { TrackingState } from './use-tracking.ts'

/** Edits carrier, tracking number and link. */
export const TrackingFields = ({ tracking: { values, set } }: { tracking: TrackingState }) => {
  const m = useMessages(salesMessages).shipments
  const [isLeft, setLeft] = useState(false)
  const { trackingUrl } = values
  // While an address is being written it is not wrong yet.
  const isWrong = isLeft && !ShipmentPatch.safeParse({ trackingUrl }).success
  return (
    <>
      <div className={record.pair}>
        <TextInput
          label={m.fields.carrier}
          maxLength={60}
          value={values.carrier}
          onChange={({ currentTarget }) => set({ carrier: currentTarget.value })}
        />
        <TextInput
          label={m.fields.trackingNumber}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          value={values.trackingNumber}
          onChange={({ currentTarget }) => set({ trackingNumber: currentTarget.value })}
        />
      </div>
      <TextInput
        label={m.fields.trackingUrl}
        description={m.linkHint}
        maxLength={500}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={isWrong && m.linkWrong}
        value={trackingUrl}
        onBlur={() => setLeft(true)}
        onChange={({ currentTarget }) => set({ trackingUrl: currentTarget.value })}
      />
    </>
  )
}
