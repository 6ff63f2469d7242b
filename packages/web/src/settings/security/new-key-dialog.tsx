import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ModalFrame } from '../../ui/modal-frame.tsx'
import { settingsMessages } from '../messages/index.ts'
import { CopyField } from '../parts/copy-field.tsx'
import { NewKeyForm } from './new-key-form.tsx'

/** Makes a key, and shows its secret once. */
export const NewKeyDialog = ({ onClose }: { onClose: () => void }) => {
  const { keys: m } = useMessages(settingsMessages).security
  const [secret, setSecret] = useState<string>()
  if (secret === undefined) {
    return (
      <ModalFrame opened title={m.add} size="lg" onClose={onClose}>
        <NewKeyForm onMade={setSecret} onClose={onClose} />
      </ModalFrame>
    )
  }
  return (
    <Dialog opened title={m.made} text={m.once} onClose={onClose} actions={<Button onClick={onClose}>{m.done}</Button>}>
      <CopyField label={m.secret} value={secret} />
    </Dialog>
  )
}
