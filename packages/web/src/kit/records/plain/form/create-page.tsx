import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FunctionComponent, Suspense, useRef, useState } from 'react'
import { call } from '../../../lib/api/client.ts'
import { entityOf } from '../../../lib/api/queries.ts'
import { useIntentKey } from '../../../lib/api/use-intent-key.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { localDayOf } from '../../../lib/i18n/zone.ts'
import { useNavigateIfHere } from '../../../lib/use-is-current-screen.ts'
import { Permitted } from '../../../session/index.ts'
import { RecordForm } from '../../../ui/form/record-form.tsx'
import { useRecordForm } from '../../../ui/form/use-record-form.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { Page } from '../../../ui/page.tsx'
import { reportProblem } from '../../../ui/report-problem.ts'
import type { Described } from '../../described/described.ts'
import { formOf } from '../../described/form-of.ts'
import type { VersionedRow } from '../../lists/cells/cell-kind.ts'
import { recordMessages } from '../../messages/index.ts'
import { useUndo } from '../../use-undo.ts'
import { type FormProps, PlainFields } from './fields.tsx'
import { type PlainForm, withCurrentDays } from './plain-form.ts'
import { PlainSkeleton } from './skeleton.tsx'
import { emptyInputsOf } from './values.ts'

const noStart = () => ({})
const noDays = () => noStart
const isOneDay = (one: string, other: string) => localDayOf(one) === localDayOf(other)

const CreateForm = <Row extends VersionedRow>({ own, form }: FormProps<Row>) => {
  const { list, fields } = useMessages(own.messages)
  const { form: m } = useMessages(recordMessages)
  const common = useMessages(commonMessages)
  const leadOn = useNavigateIfHere()
  const queries = useQueryClient()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const saved = useRef(false)
  const { useStart = noStart, useDays = noDays } = form
  const start = useStart()
  const days = useDays()
  const [begun] = useState(days)
  const { entity, endpoints } = own.kind

  const model = useRecordForm({
    schema: form.draft,
    values: { ...emptyInputsOf(own.kind, form), ...start, ...begun },
    save: async (typed) => {
      const body = withCurrentDays(typed, begun, days(), isOneDay)
      const sent = model.form.getValues()
      const { data, batch } = await call(endpoints.create, { body, idempotencyKey: keyFor(body) })
      saved.current = true
      const [record] = Object.values(data)
      if (!record) throw new Error(`The creation of one of the ${entity} answered no record`)
      const isMore = model.draft.moveTo(`${entity}/${record.id}`, record.version, sent)
      void queries.invalidateQueries({ queryKey: [entityOf(endpoints.create)] })
      offer(m.created(own.source.titleOf(record)), batch)
      // What was typed while it was on its way is still to be saved.
      await leadOn(isMore ? formOf(entity, record.id) : { to: `/${entity}` })
    },
    onProblem: (error) => reportProblem(common, error),
    draft: { name: `${entity}/create`, enabled: true },
  })
  return (
    <Page title={list.create} layout="narrow">
      <RecordForm
        model={model}
        labels={fields}
        saveLabel={m.create}
        mayLeave={() => saved.current}
        cancel={
          <Button variant="default" renderRoot={(props) => <Link to={`/${entity}`} {...props} />}>
            {common.actions.cancel}
          </Button>
        }
      >
        <PlainFields own={own} form={form} />
      </RecordForm>
    </Page>
  )
}

/** The form of a new record of a described entity. */
export const createPage =
  <Row extends VersionedRow>(own: Described<Row>, form: PlainForm): FunctionComponent =>
  () => {
    const { list } = useMessages(own.messages)
    return (
      <Permitted needs={`${own.kind.entity}:write`} title={list.create}>
        <Suspense fallback={<PlainSkeleton own={own} form={form} isNew />}>
          <CreateForm own={own} form={form} />
        </Suspense>
      </Permitted>
    )
  }
