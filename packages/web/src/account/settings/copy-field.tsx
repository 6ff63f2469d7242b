import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { settingsMessages } from './messages/index.ts'
import classes from './settings.module.css'

/** A text that is to be taken elsewhere. */
export const CopyField = ({ label, value }: { label: string; value: string }) => {
  const m = useMessages(settingsMessages)
  const { copy, copied } = useClipboard({ timeout: 3000 })
  const Icon = copied ? IconCheck : IconCopy
  return (
    <div className={classes.field}>
      <TextInput
        label={label}
        value={value}
        readOnly
        classNames={{ root: classes.input ?? '', input: classes.code ?? '' }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={() => copy(value)}>
        {copied ? m.copied : m.copy}
      </Button>
    </div>
  )
}
