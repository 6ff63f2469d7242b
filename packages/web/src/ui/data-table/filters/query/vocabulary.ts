import { type Facet, isChoice } from '../../field.ts'

/** A field as it can be typed. */
export interface LineField {
  readonly field: string
  readonly kind: 'choice' | 'days' | 'text' | 'number' | 'money'
  /** What it is written as, in the language of the person. */
  readonly name: string
  /** What it is understood by: that, its name in the contract, and other English words. */
  readonly names: readonly string[]
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Whether values that are no option are values as well. */
  readonly isOpen: boolean
}

/** The words of a language that are no field and no value. */
export interface LineWords {
  readonly empty: string
  readonly filled: string
  readonly or: string
}

export interface Vocabulary {
  readonly fields: readonly LineField[]
  readonly words: LineWords
}

/** A name without blanks, as it can stand before a colon. */
const slug = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s:"]+/g, '-')

/** @param values the values that a filter without options is known to have */
export const vocabularyOf = (
  facets: readonly Facet[],
  words: LineWords,
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
