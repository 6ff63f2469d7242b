import { Button, InputBase, Select, TextInput } from '@mantine/core'
import { type Impact, type Incident, impacts, incidents } from '@quarterdeck/contract/support/incidents'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { FormProblem } from '../../../kit/ui/form-problem.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import shared from '../../../kit/ui/styles/shared.module.css'
import { useSubmit } from '../../../kit/ui/use-submit.ts'
import { supportMessages } from '../../messages/index.ts'
import { incidentsNow } from './incident-query.ts'

interface Props {
  /** Ongoing incident; absent to announce a new one. */
  readonly incident?: Incident
  readonly onClose: () => void
}

/** Announces an incident or posts an update. */
export const IncidentDialog = ({ incident, onClose }: Props) => {
  const form = useId()
  const { state: m } = useMessages(supportMessages)
  const { actions } = useMessages(commonMessages)
  const queries = useQueryClient()
  const { send, busy, wrong, problem } = useSubmit()
  const [title, setTitle] = useState(incident?.title ?? '')
  const [text, setText] = useState(incident?.text ?? '')
  const [impact, setImpact] = useState<Impact>(incident?.impact ?? 'degraded')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      const fields = { title, text, impact }
      if (incident) await call(incidents.change, { body: { ...fields, id: incident.id } })
      else await call(incidents.announce, { body: fields })
      await queries.invalidateQueries({ queryKey: incidentsNow.queryKey })
      onClose()
    })
  }
  return (
    <Dialog
      opened
      title={incident ? m.editTitle : m.announceTitle}
      text={m.announceText}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} loading={busy}>
            {incident ? actions.save : m.announce}
          </Button>
        </>
      }
    >
      <form id={form} className={shared.stack16} onSubmit={submit} noValidate>
        <FormProblem>{problem('title', 'text', 'impact')}</FormProblem>
        <TextInput
          label={m.fields.title}
          value={title}
          maxLength={120}
          error={wrong('title')}
          withAsterisk
          data-autofocus
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <Select
          label={m.fields.impact}
          data={impacts.map((value) => ({ value, label: m.impacts[value] }))}
          value={impact}
          allowDeselect={false}
          error={wrong('impact')}
          onChange={(value) => setImpact(value as Impact)}
        />
        <InputBase
          component="textarea"
          multiline
          rows={4}
          label={m.fields.text}
          value={text}
          maxLength={2000}
          error={wrong('text')}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
