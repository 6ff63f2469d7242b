import type { ComponentType, ReactNode } from 'react'

/** How a stored field is told of: a field without `show` is written as it is. */
export interface ShownField {
  readonly label: string
  readonly show?: (value: unknown) => ReactNode
}

/** How the journal's entries of one entity are told. Each feature gives its own. */
export interface History {
  /** What a record is called: `Order 12`. */
  readonly name: (record: string) => string
  readonly fields: Readonly<Record<string, ShownField>>
  /** What a record is in short. `among` are the records that are told of with it, so that one request brings all. */
  readonly Caption?: ComponentType<{ readonly record: string; readonly among: readonly string[] }>
}
