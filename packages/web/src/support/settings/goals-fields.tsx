import { ticketPriorities } from '@quarterdeck/contract/kit/constants'
import {
  maxGoalMinutes,
  maxWarnMinutes,
  type SupportSettings,
  serviceTargets,
} from '@quarterdeck/contract/support/settings'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { NumberInput } from '../../kit/ui/form/number-input.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { supportSettingsMessages } from './messages/index.ts'
import classes from './settings.module.css'
import type { ErrorAt } from './use-validation.ts'

interface Props {
  readonly settings: Pick<SupportSettings, 'goals' | 'warnMinutes'>
  readonly errorAt: ErrorAt
  readonly readOnly: boolean
  readonly onChange: (change: Partial<Pick<SupportSettings, 'goals' | 'warnMinutes'>>) => void
}

/** Most urgent first. */
export const priorities = ticketPriorities.toReversed()

/** Edits service targets in working hours, by priority. */
export const GoalsFields = ({ settings: { goals, warnMinutes }, errorAt, readOnly, onChange }: Props) => {
  const { goals: m, priorities: names } = useMessages(supportSettingsMessages)
  return (
    <div className={shared.stack16}>
      <table className={classes.goals} aria-label={m.title}>
        <thead>
          <tr>
            <th scope="col">{m.priority}</th>
            {serviceTargets.map((goal) => (
              <th key={goal} scope="col">
                {m.columns[goal]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {priorities.map((priority) => (
            <tr key={priority}>
              <th scope="row">{names[priority]}</th>
              {serviceTargets.map((goal) => {
                const minutes = goals[priority][goal]
                const keep = (next: number | null) =>
                  onChange({ goals: { ...goals, [priority]: { ...goals[priority], [goal]: next } } })
                return (
                  <td key={goal} data-label={m.columns[goal]}>
                    <NumberInput
                      className={classes.goal ?? ''}
                      aria-label={m.label(names[priority], m.columns[goal])}
                      min={0}
                      max={maxGoalMinutes / 60}
                      step={0.5}
                      value={minutes === null ? null : Math.round((minutes / 60) * 100) / 100}
                      error={errorAt(`goals.${priority}.${goal}`)}
                      readOnly={readOnly}
                      rightSection={<span className={classes.unit}>{m.unit}</span>}
                      rightSectionWidth={44}
                      onNumber={(hours) => keep(hours === null ? null : Math.round(hours * 60))}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <NumberInput
        className={classes.warn ?? ''}
        label={m.warn}
        min={1}
        max={maxWarnMinutes}
        value={warnMinutes}
        error={errorAt('warnMinutes')}
        readOnly={readOnly}
        onNumber={(minutes) => onChange({ warnMinutes: minutes ?? Number.NaN })}
      />
    </div>
  )
}
