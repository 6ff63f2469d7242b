import { Button } from '@mantine/core'
import { instantToDay } from '@quarterdeck/contract/kit/day'
import { company } from '@quarterdeck/contract/sales/company'
import { type Invoice, invoices } from '@quarterdeck/contract/sales/invoices'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useIntentKey } from '../../../kit/lib/api/use-intent-key.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useCompanyDay, useCompanyToday } from '../../../kit/lib/session.ts'
import { useNavigateIfHere } from '../../../kit/lib/use-is-current-screen.ts'
import { useUndo } from '../../../kit/records/index.ts'
import { Permitted } from '../../../kit/session/index.ts'
import { RecordForm } from '../../../kit/ui/form/record-form.tsx'
import { useRecordForm } from '../../../kit/ui/form/use-record-form.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { reportProblem } from '../../../kit/ui/report-problem.ts'
import { invoiceMessages } from '../messages/index.ts'
import { useInvoiceChanged } from '../use-invoice-changed.ts'
import { DraftWarnings } from './draft-warnings.tsx'
import { InvoiceFormSkeleton } from './form-skeleton.tsx'
import { blankInvoice, draftOf, type InvoiceInput, inputFor, invoiceInput, withCurrentDates } from './invoice-input.ts'
import { FormContainer, InvoiceDocumentForm } from './sheet.tsx'
import { BarTotal } from './totals.tsx'
import { useIssued } from './use-invoice-form.ts'
import { useIssuing } from './use-issuing.ts'
import { useLabels } from './use-labels.ts'
import { useRules } from './use-rules.ts'

/** Returns the form of a new invoice, saved as a draft first or issued at once. */
const useNewInvoice = () => {
  const m = useMessages(invoiceMessages).editor
  const common = useMessages(commonMessages)
  const leadOn = useNavigateIfHere()
  const { name } = useMessages(invoiceMessages)
  const changed = useInvoiceChanged()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const showIssued = useIssued()
  const language = useLocale()
  const { data: usual } = useSuspenseQuery(reading(company.read))
  const today = useCompanyToday()
  const [begun] = useState(today)
  const dayThere = useCompanyDay()
  const { isAsked, isIssuing, issue } = useIssuing()
  const left = useRef(false)
  const rules = useRules(isAsked)

  const showDraft = async (draft: Invoice, batch: string, sent: InvoiceInput) => {
    // What was typed while it was on its way is offered there.
    model.draft.moveTo(`invoices/${draft.id}`, draft.version, sent)
    changed(draft)
    offer(m.draftSaved(name(draft.id)), batch)
    await leadOn({ to: '/invoices/$id', params: { id: draft.id }, replace: true })
  }
  const model = useRecordForm<InvoiceInput>({
    schema: invoiceInput(rules),
    values: blankInvoice(begun, language, usual),
    inputFor,
    save: async (typed) => {
      const body = draftOf(withCurrentDates(typed, begun, instantToDay(dayThere(new Date().toISOString()))))
      const sent = model.form.getValues()
      const idempotencyKey = keyFor({ body, isIssued: isAsked() })
      if (isAsked()) {
        const { data } = await call(invoices.create, { body, idempotencyKey })
        left.current = true
        model.draft.forget()
        await showIssued(data.invoice)
      } else {
        const { data, batch } = await call(invoices.createDraft, { body, idempotencyKey })
        left.current = true
        await showDraft(data.invoice, batch, sent)
      }
    },
    onProblem: (error) => reportProblem(common, error),
    draft: { name: 'invoices/create', enabled: true },
  })
  return { model, issue: () => issue(model.submit), isIssuing, left }
}

const CreateForm = () => {
  const m = useMessages(invoiceMessages).editor
  const { actions } = useMessages(commonMessages)
  const labels = useLabels()
  const { model, issue, isIssuing, left } = useNewInvoice()
  return (
    <Page title={m.createTitle}>
      <FormContainer>
        <RecordForm
          model={model}
          labels={labels}
          saveLabel={m.saveDraft}
          keepsEnter
          mayLeave={() => left.current}
          lead={<BarTotal />}
          cancel={
            <Button variant="default" renderRoot={(props) => <Link to="/invoices" {...props} />}>
              {actions.cancel}
            </Button>
          }
          finish={
            <Button loading={isIssuing} onClick={() => void issue()}>
              {m.issue}
            </Button>
          }
        >
          <DraftWarnings />
          <InvoiceDocumentForm />
        </RecordForm>
      </FormContainer>
    </Page>
  )
}

export const InvoiceCreatePage = () => {
  const { createTitle } = useMessages(invoiceMessages).editor
  return (
    <Permitted needs="invoices:write" title={createTitle}>
      <Suspense fallback={<InvoiceFormSkeleton isNew />}>
        <CreateForm />
      </Suspense>
    </Permitted>
  )
}
