/** Accents, vowel points of Hebrew and Arabic, apostrophes, and invisible characters. */
const unwritten =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u093c'‘’ʻʼ′\u00ad\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** Letters without a Unicode decomposition, with their usual spelling. */
const typed: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  '‐': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
}

/** Space between Chinese, Japanese or Korean characters; names are written with and without it. */
const between = /(?<=[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff]) +(?=[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff])/g

const letters = new RegExp(`[${Object.keys(typed).join('')}]`, 'g')

const isPlain = (text: string) => !/[^\0-\x7f]/.test(text)

/**
 * Returns a text in the form that searches compare: without case, accents and widths. `folded` does the same in the
 * database; a test compares the two.
 */
export const fold = (text: string): string =>
  isPlain(text)
    ? text.toLowerCase().replaceAll("'", '')
    : text
        .replaceAll('´', '')
        .normalize('NFKD')
        .replace(unwritten, '')
        .replace(between, '')
        .toLowerCase()
        .replace(letters, (letter) => typed[letter] ?? letter)
