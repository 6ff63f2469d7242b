import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { isMac } from './is-mac.ts'

const arrows = { arrowup: '↑', arrowdown: '↓', arrowleft: '←', arrowright: '→' }
const macKeys = { mod: '⌘', alt: '⌥', shift: '⇧' }

/** Returns names of keys as they are printed on the keyboard, in the person's language. */
export const useKeyNames = () => {
  const { keys } = useMessages(commonMessages).shortcuts
  const printed: Readonly<Record<string, string>> = { ...arrows, ...keys, ...(isMac && macKeys) }
  const nameOf = (key: string): string => printed[key] ?? key.toUpperCase()
  /** Names keys that are pressed together, written as in `shortcut-keys.ts`: `mod+enter`. */
  const namesOf = (combination: string): string =>
    combination
      .split('+')
      .map(nameOf)
      .join(isMac ? ' ' : '+')
  return { nameOf, namesOf }
}
