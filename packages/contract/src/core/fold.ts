/** Accents, the vowel points of Hebrew and Arabic, apostrophes, and signs that nobody sees. */
const unwritten =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u093c'‘’ʻʼ′\u00ad\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** Letters that Unicode does not take apart, and what they are typed as. */
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

/** Chinese, Japanese and Korean names are written with and without a space between their parts. */
const between = /(?<=[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff]) +(?=[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff])/g

const letters = new RegExp(`[${Object.keys(typed).join('')}]`, 'g')

const isPlain = (text: string) => !/[^\0-\x7f]/.test(text)

/**
 * A text as searches compare it, however it was written or typed: without case, accents and widths. `folded` is the same in the
 * database (migration 0660), and a test holds one against the other.
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
