// Runs in pages of the product: e2e/pseudo.ts puts it beside the files of the build.

const accented = new Map(
  [...'aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoôpþqǫrŕsštţuûvṽwŵxẋyýzžAÀBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÔPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ']
    .join('')
    .match(/../gu)
    ?.map((pair) => [pair[0], pair[1]]),
)

/** Added length of a text, since translations are about a third longer than English. */
const growth = 0.35

const longer = (word) => {
  const letters = [...word]
  const filler = /\p{L}/u.test(word) ? '~'.repeat(Math.ceil(letters.length * growth)) : ''
  return letters.map((letter) => accented.get(letter) ?? letter).join('') + filler
}

/** Returns a readable text that is a third longer, in brackets. Texts without brackets don't come from a catalog. */
const pseudoText = (text) => `⟦${text.split(' ').map(longer).join(' ')}⟧`

/** Returns true if the page has requested the original English texts by `<html data-plain>`. */
const isPlain = () => globalThis.document?.documentElement.dataset.plain !== undefined

const spoken = (text) => (isPlain() ? text : pseudoText(text))

/** Returns a function that reads one entry of a catalogue. */
const reading = (value) => {
  if (typeof value === 'string') return () => spoken(value)
  const same = typeof value === 'function' ? (...parameters) => spoken(value(...parameters)) : pseudo(value)
  return () => same
}

/** The same catalogue in the pseudo-language. */
export const pseudo = (messages) => {
  if (typeof messages !== 'object' || messages === null) return messages
  const entries = Object.entries(messages).map(([key, value]) => [key, { enumerable: true, get: reading(value) }])
  return Object.defineProperties({}, Object.fromEntries(entries))
}
