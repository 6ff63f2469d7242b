import { sameValue } from '../../../kit/ui/form/same-value.ts'
import type { InvoiceInput, InvoiceInputName, Line } from './invoice-input.ts'
import { nextLine } from './lines.ts'

/** Undo history of the form. */
export interface Steps {
  readonly past: readonly InvoiceInput[]
  readonly now: InvoiceInput
  readonly undone: readonly InvoiceInput[]
  /** Field the last step was typed in, while it has the focus. */
  readonly at?: string
}

/** Maximum number of steps remembered. */
const most = 200

interface Change {
  /** Input to focus: `products.3.price`. */
  readonly at: string
  /** True if nothing else changed. */
  readonly isOne: boolean
}

const changeOfLines = (before: readonly Line[], after: readonly Line[]): Change => {
  // Below the lines stands one that is blank: what is typed there is one field as well.
  const rateAt = (at: number) => (after[at] ?? before[at])?.taxRate ?? null
  const lineOf = (lines: readonly Line[], at: number): Line => lines[at] ?? nextLine(lines, rateAt(at))
  const count = Math.max(before.length, after.length)
  const places = Array.from({ length: count }, (_, at) => at).filter(
    (at) => !sameValue(lineOf(before, at), lineOf(after, at)),
  )
  const place = places[0] ?? 0
  const [one, other] = [lineOf(before, place), lineOf(after, place)]
  const fields = (Object.keys(other) as (keyof Line)[]).filter((field) => !sameValue(one[field], other[field]))
  const isOne = places.length === 1 && fields.length === 1
  return { at: `products.${place}.${isOne ? fields[0] : 'title'}`, isOne }
}

/** Returns the first difference between two states; undefined if they are equal. */
export const changeOf = (before: InvoiceInput, after: InvoiceInput): Change | undefined => {
  const names = (Object.keys(after) as InvoiceInputName[]).filter((name) => !sameValue(before[name], after[name]))
  const [name] = names
  if (name === undefined) return undefined
  const change = name === 'products' ? changeOfLines(before.products, after.products) : { at: name, isOne: true }
  return { ...change, isOne: change.isOne && names.length === 1 }
}

/**
 * Adds the current state; typing in one field is one step.
 * @param isFollowing true if the change follows from the last step and is undone with it
 */
export const withStep = (steps: Steps, now: InvoiceInput, isFollowing = false): Steps => {
  const change = changeOf(steps.now, now)
  if (!change) return steps
  const isSame = steps.past.length > 0 && (isFollowing || (change.isOne && change.at === steps.at))
  return {
    past: isSame ? steps.past : [...steps.past, steps.now].slice(-most),
    now,
    undone: [],
    ...(change.isOne && { at: change.at }),
  }
}

/** Ends the current step, so that later typing in the same field is another one. */
export const endStep = ({ past, now, undone }: Steps): Steps => ({ past, now, undone })

/** Returns to the step before; unchanged if there is none. */
export const undo = (steps: Steps): Steps => {
  const now = steps.past.at(-1)
  return now ? { past: steps.past.slice(0, -1), now, undone: [steps.now, ...steps.undone] } : steps
}

/** Repeats an undone step; unchanged if there is none. */
export const redo = (steps: Steps): Steps => {
  const [now, ...undone] = steps.undone
  return now ? { past: [...steps.past, steps.now], now, undone } : steps
}
