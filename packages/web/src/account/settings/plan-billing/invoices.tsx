import { Button } from '@mantine/core'
import { type BillingInvoice, type BillingLine, billing } from '@quarterdeck/contract/account/billing'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useState } from 'react'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { StatusBadge, type Tone } from '../../../kit/ui/status-badge.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { useDownload } from '../../../kit/ui/use-download.ts'
import { settingsMessages } from '../messages/index.ts'
import { NoRows, QueryContent, RowsSkeleton } from '../parts.tsx'
import rows from '../settings.module.css'
import classes from './plan-billing.module.css'

const tones: Readonly<Record<BillingInvoice['status'], Tone>> = { paid: 'green', open: 'amber', void: 'gray' }
/** Invoices shown before *Show all*. */
const few = 12

const useLineName = () => {
  const { invoices: m, plans } = useMessages(settingsMessages).billing
  return ({ kind, plan, period }: Pick<BillingLine, 'kind' | 'plan' | 'period'>) =>
    kind === 'plan' ? m.whole[period](plans[plan]) : m.credit(plans[plan])
}

const Invoice = ({ invoice, makesPdf }: { invoice: BillingInvoice; makesPdf: boolean }) => {
  const { invoices: m } = useMessages(settingsMessages).billing
  const { date, money } = useFormats()
  const locale = useLocale()
  const nameOf = useLineName()
  const { save, isBusy } = useDownload()
  const { id, issuedAt, status, total, lines } = invoice
  const file = () => save('/billing/invoices.pdf', new URLSearchParams({ id, locale }), `${id}.pdf`)
  return (
    <li className={classes.invoice}>
      <span className={classes.invoiceId}>{id}</span>
      <span className={classes.about}>
        {date(issuedAt)}
        <span className={classes.lineNames}>{lines.map(nameOf).join(' · ')}</span>
      </span>
      <StatusBadge tone={tones[status]}>{m.statuses[status]}</StatusBadge>
      <span className={classes.total}>{money(total)}</span>
      {makesPdf && (
        <Button
          variant="subtle"
          size="xs"
          loading={isBusy}
          aria-label={m.downloadOf(id)}
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          onClick={() => void file()}
        >
          {m.download}
        </Button>
      )}
    </li>
  )
}

/** Past plan invoices, newest first, each with its PDF file. */
export const Invoices = ({ makesPdf }: { makesPdf: boolean }) => {
  const { invoices: m } = useMessages(settingsMessages).billing
  const { number } = useFormats()
  const [isWhole, setWhole] = useState(false)
  return (
    <QueryContent query={reading(billing.invoices)} waiting={<RowsSkeleton count={3} />}>
      {(list) =>
        list.length === 0 ? (
          <NoRows>{m.none}</NoRows>
        ) : (
          <>
            <ul className={rows.list} aria-label={m.title}>
              {list.slice(0, isWhole ? undefined : few).map((invoice) => (
                <Invoice key={invoice.id} invoice={invoice} makesPdf={makesPdf} />
              ))}
            </ul>
            {!makesPdf && <p className={classes.muted}>{m.noPdf}</p>}
            {!isWhole && list.length > few && (
              <Button variant="default" className={shared.start ?? ''} onClick={() => setWhole(true)}>
                {m.all(number(list.length))}
              </Button>
            )}
          </>
        )
      }
    </QueryContent>
  )
}
