import { type Facet, isChoice } from '../../field.ts'

/** A field in the query language. */
export interface QueryField {
  readonly field: string
  readonly kind: 'choice' | 'days' | 'text' | 'number' | 'money'
  /** Name in the user's language, used in completions. */
  readonly name: string
  /** Accepted names: the localized one, the contract's, and English synonyms. */
  readonly names: readonly string[]
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** True if values outside the options are accepted. */
  readonly isOpen: boolean
}

/** Keywords of the query language, localized. */
export interface QueryKeywords {
  readonly empty: string
  readonly filled: string
  readonly or: string
}

export interface Vocabulary {
  readonly fields: readonly QueryField[]
  readonly words: QueryKeywords
}

/** Returns a name without spaces, for use before a colon. */
const slug = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s:"]+/g, '-')

/** @param values known values of filters without options */
export const vocabularyOf = (
  facets: readonly Facet[],
  words: QueryKeywords,
  values: (field: string) => readonly string[],
): Vocabulary => ({
  words,
  fields: facets.map((facet) => {
    const { field, label, words: others = [] } = facet
    const name = slug(label)
    const names = [name, field.toLowerCase(), slug(field.replace(/(At|Id)$/, '')), ...others]
    const labelled = isChoice(facet)
      ? (facet.options ?? values(field).map((value) => ({ value, label: facet.labelOf?.(value) ?? value })))
      : []
    return {
      field,
      kind: isChoice(facet) ? 'choice' : facet.kind,
      name,
      names: [...new Set(names)],
      options: labelled,
      isOpen: isChoice(facet) && !facet.options,
    }
  }),
})
