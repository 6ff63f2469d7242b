import type { FieldType } from '@quarterdeck/contract/kit/field-type'
import type { ComponentType, ReactNode } from 'react'
import type { Tone } from '../ui/status-badge.tsx'

/** A stored field in the history; without `show` its value is written as it is. */
export interface ShownField {
  readonly label: string
  readonly type: FieldType
  readonly show?: (value: unknown) => ReactNode
  /** Unit of an amount, where rules change it. */
  readonly unit?: 'money' | 'percent'
  /** Names of the values of a choice. */
  readonly choices?: Readonly<Record<string, string>>
  /** The countries to choose from, and the name of a stored one, in the language of the person. */
  readonly countries?: {
    readonly options: readonly { readonly value: string; readonly label: string }[]
    readonly nameOf: (stored: string) => string
  }
  /** The colors of those of a choice that is shown as a badge. */
  readonly tones?: Readonly<Record<string, Tone>>
  /** True for a list of parts, of which only those that differ are shown. */
  readonly isParts?: boolean
}

/** Words and renderers for the journal's entries of an entity; each feature provides its own. */
export interface History {
  /** Name of a record: `Order 12`. */
  readonly name: (record: string) => string
  readonly fields: Readonly<Record<string, ShownField>>
  /** Returns true for a changed field that tells people nothing, or nothing beyond another one that changed with it. */
  readonly isSilent?: (name: string, after: Readonly<Record<string, unknown>>) => boolean
  /** Short description of a record. `among` are the records shown with it, so that one request loads all. */
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
