import { Checkbox } from '@mantine/core'
import type { NoticeSettings } from '@quarterdeck/contract/system/notices'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { TimeInput } from '../../../kit/ui/form/time-input.tsx'
import { settingsMessages } from '../messages/index.ts'
import classes from './notification.module.css'
import { useSaveNoticeSettings } from './use-save-notice-settings.ts'

const defaultQuiet = { from: '22:00', to: '07:00' }

interface TimeProps {
  readonly label: string
  readonly value: string
  readonly onChange: (time: string) => void
}

/** A time of day; it is saved when it is left. */
const TimeField = ({ label, value, onChange }: TimeProps) => {
  const [typed, setTyped] = useState<string>()
  return (
    <TimeInput
      className={classes.time ?? ''}
      label={label}
      value={typed ?? value}
      onTime={setTyped}
      onBlur={() => {
        if (typed !== undefined && typed !== value) onChange(typed)
        setTyped(undefined)
      }}
    />
  )
}

const Quiet = ({ quiet }: Pick<NoticeSettings, 'quiet'>) => {
  const { times: m } = useMessages(settingsMessages).notification
  const { arrange } = useSaveNoticeSettings()
  return (
    <div className={classes.quiet}>
      <Checkbox
        label={m.quiet}
        description={m.quietText}
        checked={quiet !== null}
        onChange={({ currentTarget: { checked } }) => arrange(() => ({ quiet: checked ? defaultQuiet : null }))}
      />
      {quiet && (
        <div className={classes.span}>
          <TimeField
            label={m.from}
            value={quiet.from}
            onChange={(from) => arrange((before) => ({ quiet: { ...defaultQuiet, ...before.quiet, from } }))}
          />
          <TimeField
            label={m.to}
            value={quiet.to}
            onChange={(to) => arrange((before) => ({ quiet: { ...defaultQuiet, ...before.quiet, to } }))}
          />
        </div>
      )}
    </div>
  )
}

/** Times at which mails are sent. */
export const MailTimes = ({ settings: { quiet, digestAt, timeZone } }: { settings: NoticeSettings }) => {
  const { times: m } = useMessages(settingsMessages).notification
  const { arrange } = useSaveNoticeSettings()
  return (
    <>
      <Quiet quiet={quiet} />
      <TimeField label={m.digest} value={digestAt} onChange={(time) => arrange(() => ({ digestAt: time }))} />
      <p className={classes.zone}>
        {m.zone(timeZone.replaceAll('_', ' '))} <Link to="/settings">{m.changeZone}</Link>
      </p>
    </>
  )
}
