/** Returns the names in braces in a text, each once: unfilled placeholders. */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(/\{([\p{L}\p{N}_]{1,30})\}/gu), ([, name = '']) => name)),
]
