import { type SupportSettings, serviceTargets } from '@quarterdeck/contract/support/settings'
import { minuteMs, workingTime } from '@quarterdeck/contract/support/working-time'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { priorities } from './goals-fields.tsx'
import { supportSettingsMessages } from './messages/index.ts'
import classes from './settings.module.css'

interface Props {
  readonly settings: Pick<SupportSettings, 'goals' | 'hours'>
  readonly now: Date
}

/** Service targets of a new ticket. */
const shown = serviceTargets.filter((goal) => goal !== 'nextReply')

/** Shows the due times of a ticket received now, with the settings on screen, saved or not. */
export const Preview = ({ settings: { goals, hours }, now }: Props) => {
  const { preview: m, priorities: names, goals: words } = useMessages(supportSettingsMessages)
  const { moment } = useFormats()
  const time = workingTime(hours)
  return (
    <table className={classes.preview} aria-label={m.title}>
      <thead>
        <tr>
          <th scope="col">{words.priority}</th>
          {shown.map((goal) => (
            <th key={goal} scope="col">
              {words.columns[goal]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {priorities.map((priority) => (
          <tr key={priority}>
            <th scope="row">{names[priority]}</th>
            {shown.map((goal) => {
              const minutes = goals[priority][goal]
              return (
                <td key={goal}>
                  {minutes === null ? m.none : moment(time.dueAfter(now, minutes * minuteMs).toISOString())}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
