import { useShortcut } from '../../ui/shortcuts/use-shortcut.ts'
import { useOverlay } from '../../ui/use-overlay.tsx'

const load = async () => (await import('../../ui/shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog

/** `?` shows what else works here. */
export const ShortcutsHelp = () => {
  const { open, overlay } = useOverlay(load)
  useShortcut('help', open)
  return overlay
}
