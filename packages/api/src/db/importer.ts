import type { FieldProblem } from '@quarterdeck/contract/problem'
import type { WriteContext } from '../http/context.ts'
import type { Db } from '../ports.ts'

/** A field that a column of a file may fill. */
export interface ImportField {
  readonly name: string
  readonly required: boolean
  /** Headers that mean it, in lower case and any language. */
  readonly headers: readonly string[]
}

export type Checked<Draft> = { readonly draft: Draft } | { readonly problems: Readonly<Record<string, FieldProblem>> }

/** How an entity is imported. */
export interface Importer<Draft> {
  readonly fields: readonly ImportField[]
  /** The texts of one row as a draft, or what is wrong with them. */
  readonly check: (texts: Readonly<Record<string, string>>) => Checked<Draft>
  /** What may occur only once, and the field it stands in. */
  readonly unique: { readonly field: string; readonly of: (draft: Draft) => string }
  /** Which of these are there already. */
  readonly taken: (db: Db, values: readonly string[]) => Promise<ReadonlySet<string>>
  readonly create: (context: WriteContext, drafts: readonly Draft[]) => Promise<unknown>
}

const normal = (header: string) =>
  header
    .toLowerCase()
    .replace(/[\s_.-]+/g, ' ')
    .trim()

/** The first column for each field whose header means it. */
export const guessMapping = (fields: readonly ImportField[], columns: readonly string[]): Record<string, number> => {
  const headers = columns.map(normal)
  const guessed = fields.flatMap(({ name, headers: known }): [string, number][] => {
    const index = headers.findIndex((header) => header === normal(name) || known.includes(header))
    return index === -1 ? [] : [[name, index]]
  })
  return Object.fromEntries(guessed)
}
