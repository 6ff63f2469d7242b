/** Returns all names that stand in braces in a text, each once: placeholders that nobody has filled in. */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(/\{([\p{L}\p{N}_]{1,30})\}/gu), ([, name = '']) => name)),
]
