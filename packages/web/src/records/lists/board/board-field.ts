/** The choice by whose values a list is a board, and what is asked for where a record comes to one of them. */
export interface BoardField<Row> {
  readonly field: keyof Row & string
  /** By the values: the field that says why. */
  readonly asks?: Readonly<Record<string, keyof Row & string>> | undefined
}
