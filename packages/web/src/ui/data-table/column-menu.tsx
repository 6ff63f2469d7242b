import { ActionIcon, Menu } from '@mantine/core'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import type { Side } from './arrange.ts'
import type { ColumnTools } from './column-tools.ts'
import classes from './table-view.module.css'

const ColumnMenuItems = lazy(async () => ({ default: (await import('./column-menu-items.tsx')).ColumnMenuItems }))

export interface ColumnMenuProps {
  readonly name: string
  readonly label: string
  readonly side: Side | undefined
  /** How it is sorted by; absent where it cannot be. */
  readonly sortable:
    | { readonly toggleSorting: (desc: boolean, isAdded?: boolean) => void; readonly clearSorting: () => void }
    | undefined
  readonly sorting: readonly { readonly id: string }[]
  readonly tools: ColumnTools
  readonly onResize: () => void
}

/** All that can be done with one column, without Shift and without dragging. */
export const ColumnMenu = ({ returnFocus, ...props }: ColumnMenuProps & { readonly returnFocus: boolean }) => {
  const { table: m } = useMessages(commonMessages)
  const [opened, setOpened] = useState(false)
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      returnFocus={returnFocus}
      position="bottom-start"
      // Inside the head it would be cut off, outside of the content it would be in no landmark.
      withinPortal
      portalProps={{ target: '#content' }}
    >
      <Menu.Target>
        <ActionIcon size="xs" className={classes.menu ?? ''} aria-label={m.columnMenu(props.label)}>
          <IconDotsVertical size={14} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      {opened && (
        <Suspense>
          <ColumnMenuItems {...props} />
        </Suspense>
      )}
    </Menu>
  )
}
