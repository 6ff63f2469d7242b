import { splitMentions } from '@quarterdeck/contract/sales/notes'

/** Someone who can be mentioned. */
export interface Mentioned {
  readonly id: number
  readonly name: string
}

/** The text of a note as a person types it: `Ask @Clara`. Who is gone stays a number. */
export const toTyped = (text: string, names: ReadonlyMap<number, { readonly name: string }>): string =>
  splitMentions(text)
    .map((part) => {
      if (typeof part === 'string') return part
      const known = names.get(part)
      return known ? `@${known.name}` : `<@${part}>`
    })
    .join('')

/** Returns typed text as it is stored; a name that another one begins with is not taken for it. */
export const toStored = (typed: string, people: readonly Mentioned[]): string =>
  people
    .toSorted((a, b) => b.name.length - a.name.length)
    .reduce((text, { id, name }) => text.replaceAll(`@${name}`, `<@${id}>`), typed)

/** The beginning of a name behind the last @ before the caret; undefined where nobody is being mentioned. */
export const mentionPrefixOf = (typed: string, caret: number): string | undefined =>
  /(?:^|[\s(（、。,])@([^\s@<>]{1,40})$/u.exec(typed.slice(0, caret))?.[1]
