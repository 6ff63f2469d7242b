import { Checkbox } from '@mantine/core'
import { useSelector } from '@tanstack/react-store'
import { Fragment } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { ModalFrame } from '../modal-frame.tsx'
import { type ShortcutGroup, type ShortcutName, shortcuts, stepsOf } from '../shortcut-keys.ts'
import type { OverlayProps } from '../use-overlay.tsx'
import { useKeyNames } from './key-names.ts'
import { allowSingleKeys, registered, singleKeys } from './registry.ts'
import classes from './shortcuts-dialog.module.css'

/** Shows the keys of a shortcut as printed on the keyboard. */
const KeyCaps = ({ name }: { name: ShortcutName }) => {
  const m = useMessages(commonMessages).shortcuts
  const { nameOf } = useKeyNames()
  return (
    <span className={classes.keys}>
      {stepsOf(name).map((step, index) => (
        <Fragment key={step.join('+')}>
          {index > 0 && <span>{m.followedBy}</span>}
          {step.map((key) => (
            <kbd key={key}>{nameOf(key)}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}

const groups = Object.keys(shortcuts) as ShortcutGroup[]
const namesIn = (group: ShortcutGroup) => Object.keys(shortcuts[group]) as ShortcutName[]

/** Lists the shortcuts registered on the current screen. */
export const ShortcutsDialog = ({ opened, onClose }: OverlayProps) => {
  const m = useMessages(commonMessages).shortcuts
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
