import { Checkbox } from '@mantine/core'
import { useSelector } from '@tanstack/react-store'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { ModalFrame } from '../modal-frame.tsx'
import type { OverlayProps } from '../use-overlay.tsx'
import { KeyCaps } from './key-caps.tsx'
import { type ShortcutGroup, type ShortcutName, shortcuts } from './keys.ts'
import { shortcutMessages } from './messages/index.ts'
import { allowSingleKeys, registered, singleKeys } from './registry.ts'
import classes from './shortcuts-dialog.module.css'

const groups = Object.keys(shortcuts) as ShortcutGroup[]
const namesIn = (group: ShortcutGroup) => Object.keys(shortcuts[group]) as ShortcutName[]

/** What works here, and only that: the shortcuts that the screen has registered. */
export const ShortcutsDialog = ({ opened, onClose }: OverlayProps) => {
  const m = useMessages(shortcutMessages)
  const here = new Set(useSelector(registered).map(({ name }) => name))
  return (
    <ModalFrame opened={opened} title={m.title} onClose={onClose}>
      <div className={classes.groups}>
        {groups.map((group) => {
          const names = namesIn(group).filter((name) => here.has(name))
          return (
            names.length > 0 && (
              <section key={group} className={classes.group}>
                <h3>{m.groups[group]}</h3>
                <dl>
                  {names.map((name) => (
                    <div key={name}>
                      <dt>{m.names[name]}</dt>
                      <dd>
                        <KeyCaps name={name} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            )
          )
        })}
      </div>
      <Checkbox
        className={classes.foot ?? ''}
        label={m.singleKeys}
        description={m.singleKeysHint}
        checked={useSelector(singleKeys)}
        onChange={(event) => allowSingleKeys(event.currentTarget.checked)}
      />
    </ModalFrame>
  )
}
