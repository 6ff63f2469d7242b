import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { call } from '../../../lib/api/client.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { usePermission } from '../../../lib/session.ts'
import type { VersionedRow } from '../../lists/cells/cell-kind.ts'
import { recordMessages } from '../../messages/index.ts'
import { useEditForm } from '../../use-edit-form.ts'
import type { FormProps } from './fields.tsx'
import { emptyInputsOf, inputOf } from './values.ts'

/** Editing one record of a described entity. */
export const usePlainEdit = <Row extends VersionedRow>({ own, form }: FormProps<Row>, record: Row) => {
  const { form: m } = useMessages(recordMessages)
  const { reasons } = useMessages(own.messages)
  const queries = useQueryClient()
  const { entity, endpoints } = own.kind
  const blank = emptyInputsOf(own.kind, form)
  return useEditForm<Row, FieldValues>({
    record,
    schemaOf: () => form.draft,
    inputOf: (known) => inputOf(blank, known),
    send: async (changed, typed, version) => {
      const { data, batch } = await call(endpoints.update, {
        query: { id: String(record.id) },
        body: Object.fromEntries(changed.map((name) => [name, typed[name]])),
        ifMatch: version,
      })
      const [saved] = Object.values(data)
      if (!saved) throw new Error(`A change of one of the ${entity} answered no record`)
      return { record: saved, batch }
    },
    keep: (next) => queries.setQueryData(own.recordOf(String(next.id)).queryKey, next),
    entity,
    enabled: usePermission(`${entity}:write`),
    words: { saved: m.saved, unchanged: m.unchanged, ...(reasons && { reasons }) },
  })
}
