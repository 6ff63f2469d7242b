import { type MatchKind, matchKinds } from '@quarterdeck/contract/system/search'
import type { ReactNode } from 'react'

/** A line of the results. */
export interface Option {
  readonly id: string
  readonly label: string
  /** A second, quieter text. */
  readonly about?: string | undefined
  readonly lead: ReactNode
  /** Quality of the match; absent where nothing was typed. */
  readonly match?: MatchKind | undefined
  /** Comes from the server, where what is typed may find others yet. */
  readonly isFound?: boolean
  /** True where it leads to another screen, which then takes the focus. */
  readonly leads: boolean
  readonly perform: () => void
}

export interface Section {
  readonly id: string
  readonly label: string
  readonly options: readonly Option[]
}

/** Returns the rank of an option by its match; less is better. */
export const rankOf = ({ match }: Option): number => (match ? matchKinds.indexOf(match) : 0)

export const optionsIn = (sections: readonly Section[]): readonly Option[] => sections.flatMap(({ options }) => options)
