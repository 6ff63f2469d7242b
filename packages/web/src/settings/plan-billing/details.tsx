import { Button } from '@mantine/core'
import type { Billing } from '@quarterdeck/contract/billing'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { settingsMessages } from '../messages/index.ts'
import rows from '../parts/rows.module.css'
import classes from './billing.module.css'

const DetailsDialog = lazy(async () => ({ default: (await import('./details-dialog.tsx')).DetailsDialog }))

const shown = ['company', 'address', 'taxId', 'contactEmail'] as const

/** Who pays, as it stands on invoices. */
export const Details = ({ billing }: { billing: Billing }) => {
  const { details: m } = useMessages(settingsMessages).billing
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <dl className={classes.details}>
        {shown.map((name) => (
          <div key={name}>
            <dt>{m[name]}</dt>
            <dd data-empty={!billing.details[name] || undefined}>{billing.details[name] || m.empty}</dd>
          </div>
        ))}
      </dl>
      <Button variant="default" className={rows.foot ?? ''} onClick={() => setEditing(true)}>
        {m.edit}
      </Button>
      {isEditing && (
        <Suspense>
          <DetailsDialog billing={billing} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
