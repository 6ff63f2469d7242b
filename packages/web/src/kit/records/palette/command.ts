import type { Icon } from '@tabler/icons-react'

/** Something that one can go to or do, wherever one is. */
export interface Command {
  readonly id: string
  readonly group: 'go' | 'do'
  readonly label: string
  /** A second, quieter text. */
  readonly about?: string | undefined
  /** True where it is offered only to people who search for it. */
  readonly onlyTyped?: boolean
  /** Other words under which it is found: its English name, and what else one may call it. */
  readonly also: string
  readonly icon: Icon
  /** True where it leads to another screen, which then takes the focus. */
  readonly leads: boolean
  readonly perform: () => void
}
