import { ActionIcon, Button } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { targetOfRow } from '../../../kit/ui/data-table/field.ts'
import { LazyPopup } from '../../../kit/ui/popup/lazy-popup.tsx'
import { invoiceMessages } from '../messages/index.ts'
import type { Question } from './more-menu.tsx'
import { NextStep } from './next-step.tsx'

const BatchDialog = lazy(async () => ({ default: (await import('../batch-dialog.tsx')).BatchDialog }))
const CorrectDialog = lazy(async () => ({ default: (await import('../correct-dialog.tsx')).CorrectDialog }))
/** Loaded when the dialog opens. */
export const LazyCreditDialog = lazy(async () => ({ default: (await import('../credit-dialog.tsx')).CreditDialog }))
const MailingDialog = lazy(async () => ({ default: (await import('../../mails/index.ts')).MailingDialog }))
const HoldDialog = lazy(async () => ({ default: (await import('./hold-dialog.tsx')).HoldDialog }))
const loadMenu = async () => (await import('./more-menu.tsx')).MoreMenu

interface Props {
  readonly invoice: Invoice
  readonly onLeaving: (isLeaving: boolean) => void
}

/** Renders the next step of an invoice as a button, and a menu of other actions. */
export const InvoiceActions = ({ invoice, onLeaving }: Props) => {
  const { record: m } = useMessages(invoiceMessages)
  const mayWrite = usePermission('invoices:write')
  const [asked, setAsked] = useState<Question>()
  const close = () => setAsked(undefined)
  return (
    <>
      {mayWrite && invoice.state !== 'void' && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/invoices/$id" params={{ id: invoice.id }} {...props} />}
        >
          {m.edit}
        </Button>
      )}
      <NextStep invoice={invoice} />
      {mayWrite && (
        <LazyPopup
          kind="menu"
          target={
            <ActionIcon variant="default" size={36} aria-label={m.more}>
              <IconDots size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          }
          load={loadMenu}
          props={{ invoice, ask: setAsked, onLeaving }}
        />
      )}
      <Suspense>
        {asked === 'void' && <BatchDialog kind="void" chosen={targetOfRow(invoice.id, invoice)} onClose={close} />}
        {asked === 'credit' && <LazyCreditDialog invoice={invoice} onClose={close} />}
        {asked === 'remind' && (
          <MailingDialog kind="remind" chosen={targetOfRow(invoice.id, invoice)} onClose={close} />
        )}
        {asked === 'hold' && <HoldDialog invoice={invoice} onClose={close} />}
        {asked === 'correct' && <CorrectDialog invoice={invoice} onClose={close} />}
      </Suspense>
    </>
  )
}
