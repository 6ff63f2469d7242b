import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { OverlayProps } from '../../ui/use-overlay.tsx'
import { recordMessages } from '../messages/index.ts'
import type { Command } from './command.ts'
import type { Option } from './option.ts'
import classes from './palette.module.css'
import { SearchBox } from './search-box.tsx'
import { useRecent } from './use-recent.ts'

const Content = ({ commands, onChoose }: { commands: readonly Command[]; onChoose: (option: Option) => void }) => {
  const { hints } = useMessages(recordMessages).palette
  const recent = useRecent()
  return (
    <>
      <SearchBox commands={commands} withRecords recent={recent} always autoFocus onChoose={onChoose} />
      <p className={classes.hints} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {hints.move}
        <kbd>↵</kbd> {hints.choose}
        <kbd>Esc</kbd> {hints.close}
      </p>
    </>
  )
}

/** Everything that one can find, open and do, by a few letters. */
export const PaletteDialog = ({ opened, onClose, commands }: OverlayProps & { commands: readonly Command[] }) => {
  const m = useMessages(recordMessages).palette
  const [leaving, setLeaving] = useState(false)

  const choose = ({ leads, perform }: Option) => {
    setLeaving(leads)
    onClose()
    perform()
  }
  const close = () => {
    setLeaving(false)
    onClose()
  }
  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      size={620}
      radius="md"
      yOffset="12dvh"
      classNames={{ content: classes.content }}
      transitionProps={{ duration: 120 }}
      returnFocus={!leaving}
    >
      <Modal.Overlay />
      <Modal.Content
        aria-label={m.title}
        onKeyDown={(event) => {
          if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          close()
        }}
      >
        <Content commands={commands} onChoose={choose} />
      </Modal.Content>
    </Modal.Root>
  )
}
