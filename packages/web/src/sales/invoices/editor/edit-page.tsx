import { Button } from '@mantine/core'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { idOf } from '../../../kit/lib/api/list-source.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { useNavigateIfHere } from '../../../kit/lib/use-is-current-screen.ts'
import { useDelete } from '../../../kit/records/index.ts'
import { RecordNotice } from '../../../kit/records/live/index.ts'
import { RecordPager } from '../../../kit/ui/data-table/record-pager.tsx'
import { savedSearchOf } from '../../../kit/ui/data-table/return-state.ts'
import { ReadOnlyNote } from '../../../kit/ui/form/read-only-note.tsx'
import { RecordForm } from '../../../kit/ui/form/record-form.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { invoiceMessages } from '../messages/index.ts'
import { invoiceRecord, invoiceSource } from '../source.ts'
import { InvoiceStateBadge } from '../status.tsx'
import { lockSettings, useIsLocked } from '../use-is-locked.ts'
import { DraftWarnings } from './draft-warnings.tsx'
import { InvoiceFormSkeleton } from './form-skeleton.tsx'
import { InvoiceConflict } from './invoice-conflict.tsx'
import { LockedNote } from './locked-note.tsx'
import { FormContainer, InvoiceDocumentForm } from './sheet.tsx'
import { BarTotal } from './totals.tsx'
import { useInvoiceForm } from './use-invoice-form.ts'
import { useLabels } from './use-labels.ts'

const LockedDialog = lazy(async () => ({ default: (await import('./locked-dialog.tsx')).LockedDialog }))

/** Fields that cannot be changed once the customer has the invoice. */
const agreed = [
  ...(['customerId', 'products', 'discountAmount', 'shippingCharge', 'shippingTaxRate', 'tax'] as const),
  ...(['pricesIncludeTax', 'taxExemption', 'suppliedOn', 'installments', 'splitBy'] as const),
]

const useNote = ({ state }: Invoice) => {
  const m = useMessages(invoiceMessages).editor
  const mayWrite = usePermission('invoices:write')
  if (!mayWrite) return m.readOnly
  return state === 'void' ? m.voided : undefined
}

const EditForm = ({ invoice }: { readonly invoice: Invoice }) => {
  const m = useMessages(invoiceMessages).editor
  const { name } = useMessages(invoiceMessages)
  const { actions } = useMessages(commonMessages)
  const labels = useLabels()
  const mayDelete = usePermission('invoices:delete')
  const leadOn = useNavigateIfHere()
  const deleteInvoices = useDelete(invoiceSource)
  const { model, base, conflict, resolve, giveUpConflict, issue, isIssuing, isLocked, unlock, takeAlong, left } =
    useInvoiceForm(invoice)
  const isAgreed = useIsLocked(base)
  const reason = useNote(base)
  const { dirtyFields } = model.form.formState
  // What somebody writes in stays as it is, whatever happens meanwhile: saving says what is to be done.
  const isTyped = agreed.some((name) => dirtyFields[name] !== undefined)
  const isText = reason === undefined && isAgreed === true && !isTyped
  const isDraft = base.state === 'draft'
  const { id } = base
  const letGo = () => {
    left.current = true
    model.draft.forget()
  }
  const remove = async () => {
    if (left.current) return
    left.current = true
    if (await deleteInvoices([base])) {
      letGo()
      await leadOn({ to: '/invoices', search: savedSearchOf('/invoices') })
    } else left.current = false
  }
  return (
    <Page
      title={name(id)}
      about={<InvoiceStateBadge state={base.state} />}
      actions={
        <>
          <RecordPager list="/invoices" spec={invoiceSource.spec} pageOf={invoiceSource.page} idOf={idOf} id={id} />
          {mayDelete && isDraft && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
              onClick={() => void remove()}
            >
              {actions.delete}
            </Button>
          )}
        </>
      }
    >
      <RecordNotice entity="invoices" record={id} version={base.version} isEdited={model.form.formState.isDirty} />
      {reason && <ReadOnlyNote>{reason}</ReadOnlyNote>}
      {!reason && isAgreed && <LockedNote invoice={base} onDraft={takeAlong} />}
      <FormContainer>
        <RecordForm
          model={model}
          labels={labels}
          saveLabel={isDraft ? m.saveDraft : actions.save}
          readOnly={reason !== undefined}
          keepsEnter
          mayLeave={() => left.current}
          lead={<BarTotal />}
          cancel={
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/invoices/$id/details" params={{ id }} {...props} />}
            >
              {actions.cancel}
            </Button>
          }
          {...(isDraft && {
            finish: (
              <Button loading={isIssuing} onClick={() => void issue()}>
                {m.issue}
              </Button>
            ),
          })}
        >
          {isDraft && <DraftWarnings />}
          <InvoiceDocumentForm invoice={base} {...(!isDraft && { number: id })} locked={isText ? base : undefined} />
        </RecordForm>
      </FormContainer>
      {isLocked && (
        <Suspense>
          <LockedDialog invoice={base} onClose={unlock} onLeave={letGo} onDraft={takeAlong} />
        </Suspense>
      )}
      {conflict && (
        <InvoiceConflict
          conflict={conflict}
          onCancel={giveUpConflict}
          onResolve={(mine) => void resolve(conflict, mine)}
        />
      )}
    </Page>
  )
}

/** Loads the invoice, and redirects to its new number if the draft was issued. */
const Found = ({ id }: { readonly id: string }) => {
  usePrefetchQuery(lockSettings)
  const { data: invoice } = useSuspenseQuery(invoiceRecord(id))
  return invoice.id === id ? (
    <EditForm invoice={invoice} />
  ) : (
    <Navigate to="/invoices/$id" params={{ id: invoice.id }} replace />
  )
}

/** Renders the invoice form; another id in the URL remounts it. */
export const InvoiceEditPage = () => {
  const { id } = useParams({ from: '/shell/invoices/$id' })
  const mayWrite = usePermission('invoices:write')
  // Whoever only reads has the record, and no form of boxes that do nothing.
  if (!mayWrite) return <Navigate to="/invoices/$id/details" params={{ id }} replace />
  return (
    <Suspense key={id} fallback={<InvoiceFormSkeleton />}>
      <Found id={id} />
    </Suspense>
  )
}
