import { ActionIcon } from '@mantine/core'
import type { Shipment } from '@quarterdeck/contract/sales/shipments'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { recordMessages } from '../../kit/records/index.ts'
import { ProblemText } from '../../kit/ui/form/problem-text.tsx'
import { LazyPopup } from '../../kit/ui/popup/lazy-popup.tsx'
import record from '../../kit/ui/styles/record.module.css'
import shared from '../../kit/ui/styles/shared.module.css'
import { salesMessages } from '../messages/index.ts'
import classes from './shipments.module.css'
import { useShipmentChanges } from './use-shipments.ts'

const TrackingDialog = lazy(async () => ({ default: (await import('./tracking-dialog.tsx')).TrackingDialog }))
const loadMenu = async () => (await import('./shipment-menu.tsx')).ShipmentMenu

/** Shows carrier and tracking link. */
const Tracking = ({ shipment: { carrier, trackingNumber, trackingUrl } }: { shipment: Shipment }) => {
  const m = useMessages(salesMessages).shipments
  if (!carrier && !trackingNumber && !trackingUrl) return null
  return (
    <span className={classes.tracking}>
      {carrier && <bdi>{carrier}</bdi>}
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noreferrer noopener" title={m.track}>
          <bdi>{trackingNumber || m.track}</bdi>
          <IconExternalLink size={14} stroke={1.75} aria-hidden />
        </a>
      ) : (
        trackingNumber && <bdi>{trackingNumber}</bdi>
      )}
    </span>
  )
}

/** Renders a shipment with date, user, items and tracking. */
export const ShipmentItem = ({ shipment, onChanged }: { shipment: Shipment; onChanged: () => void }) => {
  const m = useMessages(salesMessages).shipments
  const { pieces } = useMessages(recordMessages)
  const { date, instant } = useFormats()
  const mayWrite = usePermission('orders:write')
  const { takeBack, problem } = useShipmentChanges(shipment, onChanged)
  const [isEditing, setEditing] = useState(false)
  const { id, lines, createdAt, actor } = shipment
  const label = m.menuOf(m.name(String(id)))
  return (
    <li>
      <div className={record.entry}>
        <span>{lines.map(({ name, quantity }) => pieces(quantity, name)).join(', ')}</span>
        <Tracking shipment={shipment} />
        <span className={shared.hint}>
          <time dateTime={createdAt} title={instant(createdAt)}>
            {date(createdAt)}
          </time>
          {actor && (
            <>
              {' · '}
              <bdi>{actor.name}</bdi>
            </>
          )}
        </span>
        <ProblemText text={problem} />
      </div>
      <LazyPopup
        kind="menu"
        target={
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={label}>
            <IconDots size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
        load={loadMenu}
        props={{ shipment, label, mayWrite, edit: () => setEditing(true), takeBack: () => void takeBack() }}
      />
      <Suspense>
        {isEditing && <TrackingDialog shipment={shipment} onClose={() => setEditing(false)} onChanged={onChanged} />}
      </Suspense>
    </li>
  )
}
