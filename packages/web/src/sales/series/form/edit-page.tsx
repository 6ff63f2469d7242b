import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useCompanyToday, usePermission } from '../../../kit/lib/session.ts'
import { RecordNotice } from '../../../kit/records/live/index.ts'
import { ConflictDialog } from '../../../kit/ui/form/conflict-dialog.tsx'
import { ReadOnlyNote } from '../../../kit/ui/form/read-only-note.tsx'
import { RecordForm } from '../../../kit/ui/form/record-form.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { Page } from '../../../kit/ui/page.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { BarTotal, FormContainer, InvoiceDocumentForm } from '../../invoices/editor/index.ts'
import { seriesMessages } from '../messages/index.ts'
import { seriesRecord } from '../source.ts'
import { SeriesStateBadge } from '../state.tsx'
import { Schedule } from './schedule.tsx'
import { inputOf, nextInvoiceTexts, type SeriesInput } from './series-input.ts'
import { SeriesFormSkeleton } from './skeleton.tsx'
import { useSeriesForm, useSeriesFormLabels } from './use-series-form.ts'

/** Formats the value of an input for comparison; lines by their titles. */
const shown = (value: SeriesInput[keyof SeriesInput]): string =>
  Array.isArray(value)
    ? value.map((part) => ('title' in part ? `${part.quantity} × ${part.title}` : part.dueDate)).join('\n')
    : String(value ?? '')

const EditForm = ({ id }: { readonly id: string }) => {
  const { form: m } = useMessages(seriesMessages)
  const { actions } = useMessages(commonMessages)
  const labels = useSeriesFormLabels()
  const mayWrite = usePermission('series:write')
  const { data: series } = useSuspenseQuery(seriesRecord(id))
  const { model, base, conflict, resolve, giveUpConflict } = useSeriesForm(series)
  const today = useCompanyToday()
  const theirs = conflict && inputOf(conflict.current, today)
  return (
    <Page title={m.editTitle} about={<SeriesStateBadge state={base.state} />}>
      <RecordNotice entity="series" record={id} version={base.version} isEdited={model.form.formState.isDirty} />
      {mayWrite ? <p className={shared.hint}>{m.fromHere}</p> : <ReadOnlyNote>{m.readOnly}</ReadOnlyNote>}
      <FormContainer>
        <RecordForm
          model={model}
          labels={labels}
          saveLabel={actions.save}
          readOnly={!mayWrite}
          keepsEnter
          mayLeave={() => false}
          lead={<BarTotal />}
          cancel={
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/series/$id/details" params={{ id }} {...props} />}
            >
              {actions.cancel}
            </Button>
          }
        >
          <Schedule made={base.madeCount} />
          <InvoiceDocumentForm
            invoice={{ id: '', customer: base.customer }}
            words={{ heading: m.sheet.heading, issueDate: m.sheet.nextDate }}
            said={nextInvoiceTexts}
          />
        </RecordForm>
      </FormContainer>
      {conflict && theirs && (
        <ConflictDialog
          fields={conflict.fields.map((name) => ({
            name,
            label: labels[name] ?? name,
            theirs: shown(theirs[name]),
            yours: shown(conflict.typed[name]),
          }))}
          onCancel={giveUpConflict}
          onResolve={(mine) => void resolve(conflict, mine)}
        />
      )}
    </Page>
  )
}

/** Renders the series form; another id in the URL remounts it. */
export const SeriesEditPage = () => {
  const { id } = useParams({ from: '/shell/series/$id' })
  return (
    <Suspense key={id} fallback={<SeriesFormSkeleton />}>
      <EditForm id={id} />
    </Suspense>
  )
}
