import type { Catalogue } from '../../lib/i18n/catalogue.ts'
import type { ImportWords, KindWords, ListWords, SearchWords } from '../kind.ts'

type Words = Readonly<Record<string, string>>

interface SectionWords {
  readonly title: string
  readonly text: string
}

/** Catalogue of an ordinary entity; all screens of an entity take their words from it. */
export interface EntityWords {
  readonly words: KindWords &
    ListWords &
    Pick<SearchWords, 'names'> & {
      /** The heading of what was deleted: `Deleted expenses`. */
      readonly bin: string
      /** A count with the noun: `3 expenses`. */
      readonly records: (count: number) => string
    }
  /** Name of a record by its number: `Expense 12`. */
  readonly name: (id: string) => string
  /** Names of fields, those of lines as `lessons.title`, and of filters that are no fields. */
  readonly fields: Words
  /** Names of the values of choices, in the order in which they are offered, and of filters that are no fields. */
  readonly choices?: Readonly<Record<string, Words>>
  readonly list: {
    readonly title: string
    /** Says what the search looks through. */
    readonly search: string
    /** Label of the link to the form of a new record, and its heading: `New expense`. */
    readonly create: string
    readonly empty: string
    readonly emptyText: string
    /** The headings of columns that show something else of a field. */
    readonly columns?: Words
  }
  readonly form: {
    /** The title of its page until its own name is there: `Edit expense`. */
    readonly edit: string
    /** The headings of the form, in their order: the first stands above all fields if nothing else is said. */
    readonly sections: Readonly<Record<string, SectionWords>>
    /** Explains a field where its label does not. */
    readonly hints?: Words
    /** Labels of the buttons that add to a list, by its field: `Add lesson`. */
    readonly add?: Words
  }
  /** Texts of the import. */
  readonly import?: ImportWords & { readonly title: string }
  /** Why rules refuse, by their codes. */
  readonly reasons?: Words
}

export type EntityMessages = Catalogue<EntityWords>
