import type { FieldType } from '@quarterdeck/contract/core/field-type'
import type { ComponentType, ReactNode } from 'react'
import type { Tone } from '../ui/status-badge.tsx'

/** How the history shows a stored field: without `show` its value is written as it is. */
export interface ShownField {
  readonly label: string
  readonly type: FieldType
  readonly show?: (value: unknown) => ReactNode
  /** What an amount of it is of, where rules change it. */
  readonly unit?: 'money' | 'percent'
  /** What the values of a choice are called. */
  readonly choices?: Readonly<Record<string, string>>
  /** The countries to choose from, and the name of a stored one, in the language of the person. */
  readonly countries?: {
    readonly options: readonly { readonly value: string; readonly label: string }[]
    readonly nameOf: (stored: string) => string
  }
  /** The colors of those of a choice that is shown as a badge. */
  readonly tones?: Readonly<Record<string, Tone>>
  /** Whether it is a list of parts, of which only those are shown that differ before and after. */
  readonly isParts?: boolean
}

/** How the journal's entries of one entity are shown. Each feature gives its own. */
export interface History {
  /** What a record is called: `Order 12`. */
  readonly name: (record: string) => string
  readonly fields: Readonly<Record<string, ShownField>>
  /** Whether a changed field says nothing to people, or what another one that changed with it says better. */
  readonly isSilent?: (name: string, after: Readonly<Record<string, unknown>>) => boolean
  /** What a record is in short. `among` are the records shown with it, so that one request loads all. */
  readonly Caption?: ComponentType<{ readonly record: string; readonly among: readonly string[] }>
}

const without = (parts: readonly unknown[], others: readonly unknown[]): readonly unknown[] => {
  const known = new Set(others.map((part) => JSON.stringify(part)))
  return parts.filter((part) => !known.has(JSON.stringify(part)))
}

/** Both values of a field, of lists only the parts that differ. Where parts only changed places, all of them are shown. */
export const changedParts = (
  field: ShownField | undefined,
  one: unknown,
  other: unknown,
): readonly [one: unknown, other: unknown] => {
  if (!field?.isParts || !Array.isArray(one) || !Array.isArray(other)) return [one, other]
  const [left, right] = [without(one, other), without(other, one)]
  return left.length + right.length > 0 ? [left, right] : [one, other]
}
