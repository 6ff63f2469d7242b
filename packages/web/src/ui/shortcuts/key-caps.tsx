import { Fragment } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { isMac } from './is-mac.ts'
import classes from './key-caps.module.css'
import { type ShortcutName, stepsOf } from './keys.ts'
import { shortcutMessages } from './messages/index.ts'

const arrows = { arrowup: '↑', arrowdown: '↓', arrowleft: '←', arrowright: '→' }
const macKeys = { mod: '⌘', alt: '⌥', shift: '⇧' }

/** The keys of a shortcut as they are printed on the keyboard. */
export const KeyCaps = ({ name }: { name: ShortcutName }) => {
  const m = useMessages(shortcutMessages)
  const printed: Readonly<Record<string, string>> = { ...arrows, ...m.keys, ...(isMac && macKeys) }
  return (
    <span className={classes.keys}>
      {stepsOf(name).map((step, index) => (
        <Fragment key={step.join('+')}>
          {index > 0 && <span>{m.followedBy}</span>}
          {step.map((key) => (
            <kbd key={key}>{printed[key] ?? key.toUpperCase()}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
