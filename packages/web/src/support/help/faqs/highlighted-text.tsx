interface Props {
  readonly text: string
  /** Highlighted words, in lower case. */
  readonly words: readonly string[]
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Highlights the searched words in a text. */
export const HighlightedText = ({ text, words }: Props) => {
  if (words.length === 0) return text
  const longest = words.toSorted((one, other) => other.length - one.length)
  const parts = text.split(new RegExp(`(${longest.map(escaped).join('|')})`, 'giu'))
  // biome-ignore lint/suspicious/noArrayIndexKey: a part has its place
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))
}
