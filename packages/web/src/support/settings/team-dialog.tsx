import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { assignmentRules, SupportSettings, type TeamDraft } from '@quarterdeck/contract/support/settings'
import type { WorkingHours } from '@quarterdeck/contract/support/working-hours'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { HoursFields } from './hours-fields.tsx'
import { MembersField } from './members-field.tsx'
import { supportSettingsMessages } from './messages/index.ts'
import classes from './settings.module.css'
import { errorsBelow, useValidation } from './use-validation.ts'

interface Props {
  readonly team: TeamDraft
  /** The other teams, whose names are taken. */
  readonly others: readonly TeamDraft[]
  /** Initial hours of a team that gets its own. */
  readonly usual: WorkingHours
  readonly onClose: () => void
  readonly onDone: (team: TeamDraft) => void
}

const schema = SupportSettings.shape.teams

/** Edits name, members and assignment rule of a team. */
export const TeamDialog = ({ team, others, usual, onClose, onDone }: Props) => {
  const { teams } = useMessages(supportSettingsMessages)
  const { dialog: m } = teams
  const { actions } = useMessages(commonMessages)
  const [draft, setDraft] = useState(team)
  const change = (part: Partial<TeamDraft>) => setDraft((known) => ({ ...known, ...part }))
  const { errorAt, isValid } = useValidation(schema, [...others, draft])
  const own = errorsBelow(errorAt, String(others.length))
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The page that it stands on is a form as well.
    event.stopPropagation()
    if (isValid) onDone({ ...draft, name: draft.name.trim() })
  }
  return (
    <Dialog
      opened
      size="lg"
      title={team.name === '' ? m.add : m.edit}
      text={m.text}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} disabled={!isValid}>
            {m.done}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.dialog ?? ''} onSubmit={submit} noValidate>
        <TextInput
          label={m.name}
          required
          data-autofocus
          maxLength={60}
          value={draft.name}
          error={draft.name !== '' && own('name')}
          onChange={({ currentTarget: { value } }) => change({ name: value })}
        />
        <NativeSelect
          label={m.rule}
          description={teams.ruleHints[draft.rule]}
          data={assignmentRules.map((value) => ({ value, label: teams.rules[value] }))}
          value={draft.rule}
          onChange={({ currentTarget: { value } }) => {
            const rule = assignmentRules.find((each) => each === value)
            if (rule) change({ rule })
          }}
        />
        <MembersField members={draft.members} onChange={(members) => change({ members })} />
        <Checkbox
          label={m.ownHours}
          checked={draft.hours !== null}
          onChange={({ currentTarget: { checked } }) => change({ hours: checked ? usual : null })}
        />
        {draft.hours && (
          <HoursFields
            hours={draft.hours}
            errorAt={errorsBelow(own, 'hours')}
            readOnly={false}
            onChange={(hours) => change({ hours })}
          />
        )}
        {team.id !== null && (
          <Checkbox
            label={m.active}
            description={m.activeHint}
            checked={draft.isActive}
            onChange={({ currentTarget: { checked } }) => change({ isActive: checked })}
          />
        )}
      </form>
    </Dialog>
  )
}
