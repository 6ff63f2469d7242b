import { type MatchKind, matchKinds } from '@quarterdeck/contract/work/search'
import type { ReactNode } from 'react'

/** One line of the results. */
export interface Option {
  readonly id: string
  readonly label: string
  /** A second, quieter text. */
  readonly about?: string | undefined
  readonly lead: ReactNode
  /** How surely it is what was typed; absent where nothing was. */
  readonly match?: MatchKind | undefined
  /** Comes from the server, where what is typed may find others yet. */
  readonly isFound?: boolean
  /** Whether it leads to another screen, which then takes the focus. */
  readonly leads: boolean
  readonly perform: () => void
}

export interface Section {
  readonly id: string
  readonly label: string
  readonly options: readonly Option[]
}

/** How sure an option is: less is surer. */
export const rankOf = ({ match }: Option): number => (match ? matchKinds.indexOf(match) : 0)

export const optionsIn = (sections: readonly Section[]): readonly Option[] => sections.flatMap(({ options }) => options)
