import type { ListSpec } from './list.ts'

/** What a field can be, and how a record has it as JSON. */
const held = {
  text: 'text',
  'long text': 'text',
  'rich text': 'text',
  /** A country, stored under its English name. */
  country: 'text',
  /** An address that mail is sent to. */
  email: 'text',
  /** A telephone number as it was typed. */
  phone: 'text',
  picture: 'text',
  /** A day of the calendar, `2026-11-21`. */
  day: 'text',
  number: 'number',
  percent: 'number',
  /** The key of a record; what else a request may name it by is a text. */
  reference: 'number',
  money: 'money',
  'yes/no': 'yes/no',
  choice: 'choice',
  /** An instant of which only the day is told, which is that of whoever reads it. */
  date: 'instant',
  /** An instant that stands for a day of the calendar, the same for everybody: `core/day.ts`. */
  dated: 'instant',
  instant: 'instant',
  /** Several choices, texts or lines. */
  list: 'list',
  /** Files that were kept before, as `core/attachments.ts` has them. */
  files: 'list',
  /** A person, or other parts that belong together. */
  parts: 'parts',
} as const

export type FieldType = keyof typeof held
/** How a record has a field as JSON. */
export type Held = (typeof held)[FieldType]

export const heldAs = (type: FieldType): Held => held[type]

const byUnit = { money: 'money', percent: 'percent', pieces: 'number' } as const
const byFilter = { choice: 'choice', text: 'text', number: 'number', money: 'money', date: 'date' } as const

/** The part of a field's description that its type follows from. */
interface Typed {
  readonly personal: boolean
  readonly as?: FieldType
  readonly unit?: keyof typeof byUnit
}

/**
 * What a field is: as it says itself, else by what its number counts, else by the filter of its name, else a text. A browser, which has
 * no schema of a record, finds it like that; a test holds it against the schema.
 */
export const typeOf = (
  { fields, list }: { readonly fields: Readonly<Record<string, Typed>>; readonly list: Pick<ListSpec, 'filters'> },
  name: string,
): FieldType => {
  const { as, unit } = fields[name] ?? {}
  if (as) return as
  if (unit) return byUnit[unit]
  const filter = list.filters[name]
  if (filter?.kind === 'number' && filter.isKey) return 'reference'
  if (filter?.kind === 'date' && filter.isDay) return 'dated'
  return filter ? byFilter[filter.kind] : 'text'
}
