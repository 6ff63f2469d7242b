import type { FileEncoding } from '@quarterdeck/contract/system/import-files'

interface Alphabet {
  /** Non-ASCII letters of each language. */
  readonly languages: readonly string[]
  /** Vowels, one of which is in every word of three letters; for Latin scripts ASCII vowels prevail. */
  readonly vowels?: RegExp
}

const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'

/** Single-byte encodings that can be detected, with the languages written in them. */
export const western = {
  'windows-1252': {
    languages: [
      'äöüß',
      'àâæçéèêëîïôùûüÿ',
      'áéíñóúü',
      'ãáâàçéêíóôúü',
      'àèéìîòóù',
      'åäöæøéü',
      'áéíúýþæöðó',
      'àçéèíïòóúü',
    ],
  },
  'windows-1250': {
    languages: ['äöüß', 'ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'ăâîşţ', 'čćđšž'],
  },
  'windows-1251': {
    languages: [`${cyrillic}ё`, `${cyrillic}ґєії`, `${cyrillic}іў`, 'абвгдђежзијклљмнњопрстћуфхцчџш'],
    vowels: /[аеёиоуыэюяіїє]/,
  },
  'windows-1253': { languages: ['αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋ'], vowels: /[αεηιουωάέήίόύώϊϋ]/ },
  'windows-1254': { languages: ['çğıöşüâîi\u0307'] },
  macintosh: {
    languages: ['äöüß', 'àâæçéèêëîïôùûüÿ', 'áéíñóúü', 'ãáâàçéêíóôúü', 'àèéìîòóù', 'åäöæøéü'],
  },
} as const satisfies Partial<Record<FileEncoding, Alphabet>>

/** Words of letters, digits and non-ASCII characters. */
const together = /[^\0-/:-@[-`{-\x7f\u00a0]+/g
const beyondAscii = /[^\0-\x7f]/g
const beyond = (text: string): number => text.match(beyondAscii)?.length ?? 0

const isUpper = (letter: string) => letter !== letter.toLowerCase()
const isLower = (letter: string) => letter !== letter.toUpperCase() && letter !== 'ß'

/** Returns whether a non-ASCII letter breaks the case of its word, as in `CafŽ` or `éRic`. */
const isMixedCase = (letters: readonly string[]): boolean =>
  letters.some((letter, index) => {
    const before = letters[index - 1]
    const after = letters[index + 1]
    if (beyond(letter) === 0 || before === undefined)
      return beyond(letter) > 0 && isLower(letter) && !!after && isUpper(after)
    return isUpper(letter)
      ? isLower(before) || (!!after && isLower(after))
      : isLower(letter) && !!after && isUpper(after)
  })

/** Punctuation before, after or around words. */
const edges = /^[^\p{L}\p{M}\p{Nd}]*|(?:[^\p{L}\p{M}\p{Nd}]|[ªº])*$/gu
const usualEdge = /^[“‘„«‚¿¡€£–—…]$|^[”’»“‘€£–—….®™°ªº%•]$/
const unit = /^.{0,2}[²³]$/

const scoreOfEdges = (word: string, bare: string): number => {
  if (unit.test(word)) return 1
  const signs = [...word.replace(bare, '')].filter((sign) => beyond(sign) > 0)
  return signs.every((sign) => usualEdge.test(sign)) ? 1 : 0.2
}

// `O’Hara`, `l’été` and `don’t`, and not `Garc’a`.
const apostrophe = /^\p{L}{1,2}’\p{L}|\p{L}’(?:s|t|ll|re|d|m|ve)$/u

const scoreOfLetters = (bare: string, { languages, vowels }: Alphabet): number => {
  if (/\p{Nd}/u.test(bare)) return -0.5
  const letters = [...bare]
  if (isMixedCase(letters)) return -1
  // Other languages have a letter of their own at these two bytes.
  const small = bare.toLowerCase().replace('œu', 'eu').replace('õe', 'oe')
  const foreign = [...small.replaceAll(/[a-z]/g, '')]
  if (vowels && (foreign.length < letters.length || (letters.length > 2 && !vowels.test(small)))) return -1
  if (!languages.some((language) => foreign.every((letter) => language.includes(letter)))) return 0
  return letters.length === 1 ? 0.3 : 1
}

const scoreOfWord = (word: string, alphabet: Alphabet): number => {
  if (/[\u0080-\u009f\ue000-\uf8ff]/.test(word)) return -1
  const bare = word.replaceAll(edges, '')
  if (beyond(bare) === 0) return scoreOfEdges(word, bare)
  const plain = bare.replace('’', '')
  if (plain !== bare && !apostrophe.test(bare)) return 0
  if (beyond(plain) === 0) return 1
  return /[^\p{L}\p{M}\p{Nd}]/u.test(plain) ? -1 : scoreOfLetters(plain, alphabet)
}

/** Scores how much a text looks like one of the languages of an alphabet: 1 if each of its words does, less than 0 for none. */
export const scoreOfText = (text: string, alphabet: Alphabet): number => {
  let sum = 0
  let weight = 0
  for (const [word] of text.matchAll(together)) {
    const own = beyond(word)
    if (own === 0) continue
    sum += own * scoreOfWord(word, alphabet)
    weight += own
  }
  return weight === 0 ? 0 : sum / weight
}
