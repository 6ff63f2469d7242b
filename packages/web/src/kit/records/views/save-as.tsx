import { Button, Checkbox, TextInput } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { recordMessages } from '../messages/index.ts'
import classes from './views.module.css'

interface Props {
  readonly mayShare: boolean
  /** Saves the view. Answers whether that succeeded. */
  readonly onSave: (draft: { name: string; shared: boolean }) => Promise<boolean>
  readonly onDone: () => void
}

/** Saves the list as it stands as a view of its own. */
export const SaveAs = ({ mayShare, onSave, onDone }: Props) => {
  const m = useMessages(recordMessages).views
  const { actions } = useMessages(commonMessages)
  const [isNaming, setNaming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return
    setBusy(true)
    if (await onSave({ name: name.trim(), shared })) onDone()
    setBusy(false)
  }
  if (!isNaming) {
    return (
      <Button
        variant="subtle"
        size="xs"
        fullWidth
        mt={4}
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => setNaming(true)}
      >
        {m.saveAs}
      </Button>
    )
  }
  return (
    <form className={classes.saveAs} onSubmit={(event) => void save(event)}>
      <TextInput
        label={m.name}
        size="xs"
        value={name}
        maxLength={60}
        // Asked for a moment ago, by the button that was here.
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {mayShare && (
        <Checkbox
          size="xs"
          label={m.share}
          checked={shared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
      )}
      <div className={classes.row}>
        <Button size="xs" variant="default" onClick={() => setNaming(false)}>
          {actions.cancel}
        </Button>
        <Button size="xs" type="submit" loading={isBusy} disabled={!name.trim()}>
          {m.create}
        </Button>
      </div>
    </form>
  )
}
