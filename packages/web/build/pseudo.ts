const accented = new Map(
  [...'aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoôpþqǫrŕsštţuûvṽwŵxẋyýzžAÀBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÔPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ']
    .join('')
    .match(/../gu)
    ?.map((pair) => [pair[0], pair[1]] as const),
)

/** Other languages take about a third more room than English does. */
const growth = 0.35

const longer = (word: string): string => {
  const letters = [...word]
  const filler = /\p{L}/u.test(word) ? '~'.repeat(Math.ceil(letters.length * growth)) : ''
  return letters.map((letter) => accented.get(letter) ?? letter).join('') + filler
}

/** A text that can be read, is a third longer, and shows its ends: what is not in brackets did not come from a catalogue. */
export const pseudoText = (text: string): string => `⟦${text.split(' ').map(longer).join(' ')}⟧`

/** The same catalogue in the pseudo-language. */
export const pseudo = <Messages>(messages: Messages): Messages => {
  if (typeof messages === 'string') return pseudoText(messages) as Messages
  if (typeof messages === 'function') {
    return ((...parameters: unknown[]) => pseudoText(messages(...parameters))) as Messages
  }
  if (typeof messages !== 'object' || messages === null) return messages
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, pseudo(value)])) as Messages
}
