import type { ComponentType } from 'react'
import type { z } from 'zod'

/** Properties that every input gets. */
export interface InputProps {
  readonly name: string
  readonly label: string
  readonly description?: string
}

/** Exceptions from the input that follows from a field's type. */
interface OwnInput {
  /** Replaces the input. */
  readonly Input?: ComponentType<InputProps>
  /** True where it needs the full width. */
  readonly wide?: boolean
  /** Heights of the bars that are shown while the record is loading; one field where absent. */
  readonly heights?: readonly number[]
}

/** The form of an ordinary entity. */
export interface PlainForm {
  /** Schema of a new record, which the form checks and the API accepts. Its fields give the order of the inputs. */
  readonly draft: z.ZodObject
  /** Fields by section of the catalogue. The first section not named here, or else the last, has all others. */
  readonly sections?: Readonly<Record<string, readonly string[]>>
  /** Inputs of its own, by their fields; false for a field that stands in the input of another one, or in none. */
  readonly inputs?: Readonly<Record<string, OwnInput | false>>
  /** Returns further values of a new record, such as those from the address. */
  readonly useStart?: () => Readonly<Record<string, unknown>>
  /** The days that a new record begins with, as instants: those of the moment at which it is asked. */
  readonly useDays?: () => () => Days
}

type Days = Readonly<Record<string, string>>

/**
 * A day that was not written says nothing but when the form was begun: on another one it is that on which it is sent.
 * @param isOneDay whether two instants are the same day where the person is
 */
export const withCurrentDays = <Values extends object>(
  typed: Values,
  begun: Days,
  now: Days,
  isOneDay: (one: string, other: string) => boolean,
): Values => {
  const moved = Object.entries(now).filter(([name, day]) => {
    const first = begun[name]
    return first !== undefined && Reflect.get(typed, name) === first && !isOneDay(first, day)
  })
  return { ...typed, ...Object.fromEntries(moved) }
}

/** The sections of a form, each with its fields in their order. @param names those that the catalogue has, in their order */
export const sectionsOf = (
  { draft, sections = {}, inputs = {} }: PlainForm,
  names: readonly string[],
): readonly (readonly [section: string, fields: readonly string[]])[] => {
  const drawn = Object.keys(draft.shape).filter((name) => inputs[name] !== false)
  const placed = new Set(Object.values(sections).flat())
  const open = names.find((name) => !(name in sections)) ?? names.at(-1)
  return names.map((name) => {
    const own = sections[name] ?? []
    const others = name === open ? drawn.filter((field) => !placed.has(field)) : []
    return [name, [...own, ...others]] as const
  })
}
