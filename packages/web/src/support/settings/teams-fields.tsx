import { Button } from '@mantine/core'
import type { SupportSettings, TeamDraft } from '@quarterdeck/contract/support/settings'
import { useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { StatusBadge } from '../../kit/ui/status-badge.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { supportSettingsMessages } from './messages/index.ts'
import classes from './settings.module.css'
import { TeamDialog } from './team-dialog.tsx'
import type { ErrorAt } from './use-validation.ts'

interface Props {
  readonly settings: Pick<SupportSettings, 'teams' | 'hours'>
  readonly errorAt: ErrorAt
  readonly readOnly: boolean
  readonly onChange: (teams: TeamDraft[]) => void
}

const blank: TeamDraft = { id: null, name: '', members: [], rule: 'roundRobin', hours: null, isActive: true }

/** Lists teams. Each is edited in a dialog and saved with the page. */
export const TeamsFields = ({ settings: { teams, hours }, errorAt, readOnly, onChange }: Props) => {
  const { teams: m } = useMessages(supportSettingsMessages)
  const [open, setOpen] = useState<number>()
  return (
    <div className={shared.stack16}>
      {teams.length === 0 && <p className={shared.hint}>{m.empty}</p>}
      {teams.length > 0 && (
        <ul className={classes.teams} aria-label={m.title}>
          {teams.map(({ id, name, members, rule, hours: own, isActive }, index) => (
            <li key={id ?? `new ${name}`}>
              <div className={shared.shrinks}>
                <span className={classes.teamName}>
                  {name}
                  {!isActive && <StatusBadge tone="gray">{m.inactive}</StatusBadge>}
                </span>
                <span className={shared.hintWrap}>
                  {[m.members(members.length), m.rules[rule], own && m.ownHours].filter(Boolean).join(' · ')}
                </span>
                {errorAt(`${index}.name`) && <p className={classes.error}>{errorAt(`${index}.name`)}</p>}
              </div>
              {!readOnly && (
                <Button variant="subtle" size="compact-sm" aria-label={m.edit(name)} onClick={() => setOpen(index)}>
                  {m.dialog.edit}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!readOnly && (
        <Button
          variant="default"
          size="xs"
          className={shared.start ?? ''}
          disabled={teams.length >= 50}
          onClick={() => setOpen(teams.length)}
        >
          {m.add}
        </Button>
      )}
      {open !== undefined && (
        <TeamDialog
          team={teams[open] ?? blank}
          others={teams.filter((_, index) => index !== open)}
          usual={hours}
          onClose={() => setOpen(undefined)}
          onDone={(team) => {
            onChange(open < teams.length ? teams.with(open, team) : [...teams, team])
            setOpen(undefined)
          }}
        />
      )}
    </div>
  )
}
