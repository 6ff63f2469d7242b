import { Button, Checkbox } from '@mantine/core'
import { tickets } from '@quarterdeck/contract/support/tickets'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useIntentKey } from '../../../kit/lib/api/use-intent-key.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import { useNavigateIfHere } from '../../../kit/lib/use-is-current-screen.ts'
import { useUndo } from '../../../kit/records/index.ts'
import { Permitted } from '../../../kit/session/index.ts'
import { RecordForm } from '../../../kit/ui/form/record-form.tsx'
import { useRecordForm } from '../../../kit/ui/form/use-record-form.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { reportProblem } from '../../../kit/ui/report-problem.ts'
import { ticketMessages } from '../../tickets/messages/index.ts'
import { FormFields } from './form-fields.tsx'
import { blank, draftOf, TicketInput } from './ticket-input.ts'

/** Returns initial values: a search without results becomes the subject. */
const useAsked = (): Partial<TicketInput> => {
  const { subject }: SearchParams = useSearch({ strict: false })
  return typeof subject === 'string' ? { subject: subject.slice(0, 200) } : {}
}

const CreateTicketForm = () => {
  const { create: m, fields } = useMessages(ticketMessages)
  const common = useMessages(commonMessages)
  const locale = useLocale()
  const leadOn = useNavigateIfHere()
  const queries = useQueryClient()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const saved = useRef(false)
  const asked = useAsked()
  const [another, setAnother] = useState(false)
  // The same words once more are another ticket.
  const [turn, setTurn] = useState(0)

  const model = useRecordForm<TicketInput>({
    schema: TicketInput,
    values: { ...blank(locale), ...asked },
    save: async (input) => {
      const body = draftOf(input)
      const { data, batch } = await call(tickets.create, { body, idempotencyKey: keyFor([turn, body]) })
      saved.current = !another
      model.draft.forget()
      for (const key of ['tickets', 'changes']) void queries.invalidateQueries({ queryKey: [key] })
      offer(m.created(data.ticket.id), batch)
      if (!another) return leadOn({ to: '/tickets/$id', params: { id: String(data.ticket.id) } })
      model.form.reset(blank(locale))
      setTurn(turn + 1)
    },
    onProblem: (error) => reportProblem(common, error, fields),
    draft: { name: 'tickets/create', enabled: true },
  })
  return (
    <Page title={m.title} about={m.text}>
      <RecordForm
        model={model}
        labels={fields}
        saveLabel={m.save}
        mayLeave={() => saved.current}
        lead={
          <Checkbox
            label={m.another}
            checked={another}
            onChange={({ currentTarget }) => setAnother(currentTarget.checked)}
          />
        }
        cancel={
          <Button variant="default" renderRoot={(props) => <Link to="/tickets" {...props} />}>
            {common.actions.cancel}
          </Button>
        }
      >
        <FormFields key={turn} isNext={turn > 0} />
      </RecordForm>
    </Page>
  )
}

/** Creates a ticket, for a customer or for the user. */
export const CreateTicketPage = () => {
  const { create: m } = useMessages(ticketMessages)
  return (
    <Permitted needs="tickets:write" title={m.title}>
      <CreateTicketForm />
    </Permitted>
  )
}
