import type { ReactNode } from 'react'

/** One line of the results. */
export interface Option {
  readonly id: string
  readonly label: string
  /** A second, quieter text. */
  readonly about?: string
  readonly lead: ReactNode
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

export const optionsIn = (sections: readonly Section[]): readonly Option[] => sections.flatMap(({ options }) => options)
