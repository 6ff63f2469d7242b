import type { ComponentType } from 'react'
import type { z } from 'zod'

/** What an input is given. */
export interface InputProps {
  readonly name: string
  readonly label: string
  readonly description?: string
}

/** What an input has that does not follow from its field’s type. */
interface OwnInput {
  /** What stands in its place. */
  readonly Input?: ComponentType<InputProps>
  /** Whether it needs all of the width. */
  readonly wide?: boolean
  /** How high the bars are that stand there while the record is on its way; one field where absent. */
  readonly heights?: readonly number[]
}

/** The form of an ordinary entity. */
export interface PlainForm {
  /** What it checks, which is what the API takes for a new record. Its fields have their inputs in this order. */
  readonly draft: z.ZodObject
  /** Which fields stand in a section of the catalogue. The first that is not named here, or else the last, has all others. */
  readonly sections?: Readonly<Record<string, readonly string[]>>
  /** Inputs of its own, by their fields; false for a field that stands in the input of another one, or in none. */
  readonly inputs?: Readonly<Record<string, OwnInput | false>>
  /** What a new record begins with beside the usual, as from the address. */
  readonly useStart?: () => Readonly<Record<string, unknown>>
  /** The days that a new record begins with, as instants: those of the moment at which it is asked. */
  readonly useDays?: () => () => Days
}

type Days = Readonly<Record<string, string>>

/**
 * A day that was not written says nothing but when the form was begun: on another one it is that on which it is sent.
 * @param isOneDay whether two instants are the same day where the person is
 */
export const movedOn = <Values extends object>(
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
