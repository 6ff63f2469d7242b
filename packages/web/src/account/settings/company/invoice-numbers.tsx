import { Button } from '@mantine/core'
import { invoices } from '@quarterdeck/contract/sales/invoices'
import { documentNumber, numberPrefix } from '@quarterdeck/contract/sales/numbering'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useCompanyToday, usePermission } from '../../../kit/lib/session.ts'
import { Section } from '../../../kit/ui/form/section.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { settingsMessages } from '../messages/index.ts'

const NumbersDialog = lazy(async () => ({ default: (await import('./numbers-dialog.tsx')).NumbersDialog }))

const current = reading(invoices.numbering)

/** Numbering of invoices, and the next number. */
export const InvoiceNumbers = () => {
  const { numbers: m } = useMessages(settingsMessages).company
  const { data } = useSuspenseQuery(current)
  const mayChange = usePermission('users:access')
  const year = Number(useCompanyToday().slice(0, 4))
  const [isAsked, setAsked] = useState(false)
  return (
    <Section title={m.title} text={m.text}>
      <div className={shared.stack8}>
        <p>
          {m.next} <strong data-figures>{documentNumber(numberPrefix(data, year), data.next)}</strong>
        </p>
        {mayChange ? (
          <Button className={shared.start} variant="default" onClick={() => setAsked(true)}>
            {m.change}
          </Button>
        ) : (
          <p className={shared.hint}>{m.readOnly}</p>
        )}
      </div>
      <Suspense>{isAsked && <NumbersDialog known={data} onClose={() => setAsked(false)} />}</Suspense>
    </Section>
  )
}
