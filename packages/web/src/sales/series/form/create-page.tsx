import { Button } from '@mantine/core'
import { instantToDay } from '@quarterdeck/contract/kit/day'
import { company } from '@quarterdeck/contract/sales/company'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { series as endpoints } from '@quarterdeck/contract/sales/series'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useIntentKey } from '../../../kit/lib/api/use-intent-key.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import { useCompanyDay, useCompanyToday } from '../../../kit/lib/session.ts'
import { useNavigateIfHere } from '../../../kit/lib/use-is-current-screen.ts'
import { useUndo } from '../../../kit/records/index.ts'
import { Permitted } from '../../../kit/session/index.ts'
import { RecordForm } from '../../../kit/ui/form/record-form.tsx'
import { useRecordForm } from '../../../kit/ui/form/use-record-form.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { reportProblem } from '../../../kit/ui/report-problem.ts'
import {
  BarTotal,
  blankInvoice,
  daysBetween,
  FormContainer,
  InvoiceDocumentForm,
  invoiceInput,
  inputOf as invoiceInputOf,
  plusDays,
  withCurrentDates,
} from '../../invoices/editor/index.ts'
import { invoiceRecord } from '../../invoices/record/index.ts'
import { seriesMessages } from '../messages/index.ts'
import { Schedule } from './schedule.tsx'
import { blankRule, draftOf, inputFor, nextInvoiceTexts, type SeriesInput, seriesInput } from './series-input.ts'
import { SeriesFormSkeleton } from './skeleton.tsx'
import { useSeriesFormLabels, useSeriesRules } from './use-series-form.ts'

/** Returns a series with the content of an invoice, starting today. */
const againOf = (invoice: Invoice, today: string): SeriesInput => {
  const input = invoiceInputOf(invoice)
  const dueOn = plusDays(today, daysBetween(input.issuedOn, input.dueOn))
  return { ...input, ...blankRule, installments: [], issuedOn: today, dueOn }
}

const CreateForm = ({ invoice }: { readonly invoice?: Invoice }) => {
  const { form: m } = useMessages(seriesMessages)
  const common = useMessages(commonMessages)
  const labels = useSeriesFormLabels()
  const leadOn = useNavigateIfHere()
  const queries = useQueryClient()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const language = useLocale()
  const { data: usual } = useSuspenseQuery(reading(company.read))
  const rules = useSeriesRules()
  const saved = useRef(false)
  const now = useCompanyToday()
  const [today] = useState(now)
  const dayThere = useCompanyDay()
  const model = useRecordForm<SeriesInput>({
    schema: seriesInput(invoiceInput(rules)),
    values: invoice ? againOf(invoice, today) : { ...blankInvoice(today, language, usual), ...blankRule },
    inputFor,
    save: async (typed) => {
      const body = draftOf(withCurrentDates(typed, today, instantToDay(dayThere(new Date().toISOString()))))
      const { data, batch } = await call(endpoints.create, { body, idempotencyKey: keyFor(body) })
      saved.current = true
      model.draft.forget()
      const { id, customer } = data.series
      void queries.invalidateQueries({ queryKey: ['series'] })
      offer(m.created(customer.name), batch)
      await leadOn({ to: '/series/$id/details', params: { id: String(id) } })
    },
    onProblem: (error) => reportProblem(common, error, labels),
    draft: { name: invoice ? `series/create/${invoice.id}` : 'series/create', enabled: true },
  })
  return (
    <Page title={m.createTitle}>
      <FormContainer>
        <RecordForm
          model={model}
          labels={labels}
          saveLabel={m.create}
          keepsEnter
          mayLeave={() => saved.current}
          lead={<BarTotal />}
          cancel={
            <Button variant="default" renderRoot={(props) => <Link to="/series" {...props} />}>
              {common.actions.cancel}
            </Button>
          }
        >
          <Schedule made={0} />
          <InvoiceDocumentForm
            {...(invoice && { invoice })}
            words={{ heading: m.sheet.heading, issueDate: m.sheet.date }}
            said={nextInvoiceTexts}
          />
        </RecordForm>
      </FormContainer>
    </Page>
  )
}

const FromInvoice = ({ id }: { readonly id: string }) => {
  const { data: invoice } = useSuspenseQuery(invoiceRecord(id))
  return <CreateForm invoice={invoice} />
}

/** Creates a series, also from an invoice to repeat: `?from=INV-020`. */
export const SeriesCreatePage = () => {
  const { form } = useMessages(seriesMessages)
  const { from }: SearchParams = useSearch({ strict: false })
  return (
    <Permitted needs="series:write" title={form.createTitle}>
      <Suspense fallback={<SeriesFormSkeleton isNew />}>
        {typeof from === 'string' ? <FromInvoice key={from} id={from} /> : <CreateForm />}
      </Suspense>
    </Permitted>
  )
}
