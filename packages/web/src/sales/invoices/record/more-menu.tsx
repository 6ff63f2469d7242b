import { Menu } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import type { Icon } from '@tabler/icons-react'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconFileX from '@tabler/icons-react/dist/esm/icons/IconFileX.mjs'
import IconMailExclamation from '@tabler/icons-react/dist/esm/icons/IconMailExclamation.mjs'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import IconMailPause from '@tabler/icons-react/dist/esm/icons/IconMailPause.mjs'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs'
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { useNavigateIfHere } from '../../../kit/lib/use-is-current-screen.ts'
import { useDelete } from '../../../kit/records/index.ts'
import { savedSearchOf } from '../../../kit/ui/data-table/return-state.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import type { PopupTarget } from '../../../kit/ui/popup/lazy-popup.tsx'
import { MenuPopup } from '../../../kit/ui/popup/menu-popup.tsx'
import { paymentsOf } from '../../payments/index.ts'
import { invoiceMessages } from '../messages/index.ts'
import { invoiceSource } from '../source.ts'
import { useInvoiceSteps } from './use-invoice-steps.ts'

/** Actions that open a dialog. */
export type Question = 'void' | 'credit' | 'correct' | 'remind' | 'hold'

interface Props {
  readonly target: PopupTarget
  readonly invoice: Invoice
  readonly ask: (question: Question) => void
  /** Called when deletion starts, and with false if it failed. */
  readonly onLeaving: (isLeaving: boolean) => void
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

interface Item {
  readonly label: string
  readonly Picture: Icon
  readonly act: () => void
  readonly isOffered: boolean
}

type Group = 'follow' | 'copies' | 'corrections'

/** Returns the available actions besides the next step, in groups. */
const useItems = (invoice: Invoice, ask: Props['ask']): Readonly<Record<Group, readonly Item[]>> => {
  const { record: m, bulk } = useMessages(invoiceMessages)
  const { settle, markSent, holdReminders, duplicate } = useInvoiceSteps(invoice)
  const navigate = useNavigate()
  const maySeries = usePermission('series:write')
  const payments = useQuery(paymentsOf(invoice.id)).data?.rows ?? []
  const { state, owedAmount, paidAmount, sentAt, totalAmount, creditedAmount, reminderHold } = invoice
  const isHeld = reminderHold !== ''
  const isLive = state !== 'draft' && state !== 'void'
  const isCreditable = isLive && totalAmount > creditedAmount
  const wasSettled = state === 'paid' && payments.some(({ settles }) => settles)
  const recur = () => void navigate({ to: '/series/create', search: { from: invoice.id } })
  return {
    follow: [
      { label: m.markSent, Picture: IconSend, act: markSent, isOffered: isLive && sentAt === null },
      { label: bulk.pay.label, Picture: IconCash, act: () => settle('complete'), isOffered: owedAmount > 0 },
      { label: m.unpay, Picture: IconArrowBackUp, act: () => settle('pending'), isOffered: wasSettled },
      {
        label: bulk.remind.label,
        Picture: IconMailExclamation,
        act: () => ask('remind'),
        isOffered: state === 'overdue',
      },
      { label: m.hold.open, Picture: IconMailPause, act: () => ask('hold'), isOffered: owedAmount > 0 && !isHeld },
      {
        label: m.hold.resume,
        Picture: IconMailForward,
        act: () => void holdReminders(''),
        isOffered: isLive && isHeld,
      },
    ],
    copies: [
      { label: m.duplicate, Picture: IconCopy, act: duplicate, isOffered: true },
      { label: m.recur, Picture: IconRepeat, act: recur, isOffered: maySeries },
    ],
    corrections: [
      { label: m.creditIt, Picture: IconReceiptRefund, act: () => ask('credit'), isOffered: isCreditable },
      { label: m.correctIt, Picture: IconReplace, act: () => ask('correct'), isOffered: isCreditable },
      {
        label: bulk.void.label,
        Picture: IconFileX,
        act: () => ask('void'),
        isOffered: owedAmount > 0 && paidAmount === 0,
      },
    ],
  }
}

/** Renders further actions of an invoice. */
export const MoreMenu = ({ target, invoice, ask, onLeaving }: Props) => {
  const { record: m } = useMessages(invoiceMessages)
  const { actions } = useMessages(commonMessages)
  // What was issued keeps its number: it is voided.
  const mayDelete = usePermission('invoices:delete') && invoice.state === 'draft'
  const deleteInvoices = useDelete(invoiceSource)
  const items = useItems(invoice, ask)
  const groups = (['follow', 'copies', 'corrections'] as const)
    .map((group) => [group, items[group].filter(({ isOffered }) => isOffered)] as const)
    .filter(([, offered]) => offered.length > 0)
  const leadOn = useNavigateIfHere()

  const remove = async () => {
    onLeaving(true)
    const isDone = await deleteInvoices([invoice])
    if (!isDone) onLeaving(false)
    else await leadOn({ to: '/invoices', search: savedSearchOf('/invoices') })
  }
  return (
    <MenuPopup target={target} label={m.more} width={240} position="bottom-end">
      {groups.map(([group, offered]) => (
        <Fragment key={group}>
          <Menu.Label>{m.groups[group]}</Menu.Label>
          {offered.map(({ label, Picture, act }) => (
            <Menu.Item key={label} leftSection={<Picture {...icon} />} onClick={act}>
              {label}
            </Menu.Item>
          ))}
        </Fragment>
      ))}
      {mayDelete && <Menu.Divider />}
      {mayDelete && (
        <Menu.Item c="var(--qd-red-text)" leftSection={<IconTrash {...icon} />} onClick={() => void remove()}>
          {actions.delete}
        </Menu.Item>
      )}
    </MenuPopup>
  )
}
