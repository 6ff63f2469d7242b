import type { z } from 'zod'

/** A row as its schema shows it: the fields that it has, instants as text. */
export const wireBy =
  <Schema extends z.ZodObject>({ shape }: Schema) =>
  (row: Readonly<Record<keyof z.output<Schema>, unknown>>): z.output<Schema> => {
    const fields = Object.keys(shape) as (keyof z.output<Schema>)[]
    const shown = fields.map((field) => {
      const value: unknown = row[field]
      return [field, value instanceof Date ? value.toISOString() : value]
    })
    // The row has the columns that the schema names, which the types of the tables are made of.
    return Object.fromEntries(shown) as z.output<Schema>
  }
