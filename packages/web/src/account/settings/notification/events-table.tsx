import { Checkbox } from '@mantine/core'
import { type NoticeGroup, type NoticeWays, noticeChannels } from '@quarterdeck/contract/kit/notice-event'
import { choosableEvents, type NoticeEventName, noticeEvents } from '@quarterdeck/contract/kit/notice-events'
import type { NoticeSettings } from '@quarterdeck/contract/system/notices'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../../kit/lib/session.ts'
import { settingsMessages } from '../messages/index.ts'
import classes from './notification.module.css'
import { channelsOf, useSaveNoticeSettings } from './use-save-notice-settings.ts'

type ChosenGroup = Exclude<NoticeGroup, 'security' | 'trial'>

/** Returns the events that can reach a person with these permissions. */
const useReachable = (group: ChosenGroup) => {
  const { permissions } = useMe()
  return choosableEvents.filter((name) => {
    const { audience, group: theirs } = noticeEvents[name]
    return theirs === group && (audience === 'you' || (audience !== 'owners' && permissions.includes(audience)))
  })
}

interface EventProps {
  readonly name: NoticeEventName
  readonly ways: NoticeWays
}

const EventRow = ({ name, ways }: EventProps) => {
  const { notification: m } = useMessages(settingsMessages)
  const { arrange } = useSaveNoticeSettings()
  const label = m.names[name as keyof typeof m.names]
  return (
    <tr>
      <th scope="row">{label}</th>
      {noticeChannels.map((channel) => (
        <td key={channel}>
          <Checkbox
            className={classes.box ?? ''}
            aria-label={m.events.channel(label, m.channels[channel])}
            checked={ways[channel]}
            onChange={({ currentTarget: { checked } }) =>
              arrange((before) => ({ channels: { [name]: { ...channelsOf(before, name), [channel]: checked } } }))
            }
          />
        </td>
      ))}
    </tr>
  )
}

const Group = ({ group, settings }: { group: ChosenGroup; settings: NoticeSettings }) => {
  const { notification: m } = useMessages(settingsMessages)
  const names = useReachable(group)
  return (
    <tbody>
      <tr className={classes.group}>
        <th scope="rowgroup" colSpan={4}>
          {m.groups[group]}
        </th>
      </tr>
      {names.map((name) => (
        <EventRow key={name} name={name} ways={channelsOf(settings, name)} />
      ))}
    </tbody>
  )
}

/** Events and the ways in which one hears of them. */
export const EventsTable = ({ settings }: { settings: NoticeSettings }) => {
  const { notification: m } = useMessages(settingsMessages)
  return (
    <table className={classes.table} aria-label={m.events.label}>
      <thead>
        <tr>
          <th scope="col">{m.events.event}</th>
          {noticeChannels.map((channel) => (
            <th key={channel} scope="col">
              {m.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <Group group="work" settings={settings} />
      <Group group="people" settings={settings} />
      <tbody>
        <tr className={classes.group}>
          <th scope="rowgroup" colSpan={4}>
            {m.groups.security}
          </th>
        </tr>
        <tr>
          <th scope="row">{m.security}</th>
          <td colSpan={3} className={classes.always}>
            {m.events.always}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
