import { Button, Checkbox } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMe } from '../../lib/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { settingsMessages } from '../messages/index.ts'
import classes from './two-factor.module.css'

/** Has the browser save a text as a file. */
const saveText = (name: string, text: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The recovery codes, once: to be kept somewhere else. */
export const Codes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const { twoFactor: m, copy: copyWord, copied: copiedWord } = useMessages(settingsMessages)
  const { email } = useMe()
  const { copy, copied } = useClipboard({ timeout: 3000 })
  const [isKept, setIsKept] = useState(false)
  const text = `${m.fileTitle(email)}\n\n${codes.join('\n')}\n`
  return (
    <Dialog
      opened
      title={m.codesTitle}
      text={m.codesOnce}
      actions={
        <Button disabled={!isKept} onClick={onClose}>
          {m.done}
        </Button>
      }
    >
      <ul className={classes.codes} aria-label={m.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveText(`${m.fileName}.txt`, text)}
        >
          {m.download}
        </Button>
        <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => copy(text)}>
          {copied ? copiedWord : copyWord}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          {m.print}
        </Button>
      </div>
      <Checkbox label={m.kept} checked={isKept} onChange={({ currentTarget: { checked } }) => setIsKept(checked)} />
    </Dialog>
  )
}
