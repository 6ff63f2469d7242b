import { UnstyledButton } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { startKeyCapture, stopKeyCapture } from '../../kit/lib/key-capture.ts'
import { isMac } from '../../kit/ui/shortcuts/is-mac.ts'
import { useKeyNames } from '../../kit/ui/shortcuts/key-names.ts'
import { useShortcut } from '../../kit/ui/shortcuts/use-shortcut.ts'
import { useOverlay } from '../../kit/ui/use-overlay.tsx'
import { appMessages } from '../messages/index.ts'
import classes from './shell.module.css'

const load = async () => (await import('./palette.tsx')).Palette

/** Opens the palette, which is on its way as soon as the button is pointed at. */
export const SearchButton = () => {
  const { search: m } = useMessages(appMessages)
  const { namesOf } = useKeyNames()
  const { opened, open, overlay } = useOverlay(load)
  useShortcut('palette', () => {
    startKeyCapture()
    load().catch(stopKeyCapture)
    open()
  })
  const prepare = () => void load().catch(() => {})
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <span>{m.label}</span>
        <kbd>{namesOf('mod+k')}</kbd>
      </UnstyledButton>
      {overlay}
    </>
  )
}
