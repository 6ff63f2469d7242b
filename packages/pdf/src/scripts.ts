/** Scripts that have a typeface of their own, and whose letters change their shape or their place with their neighbors. */
export const shapedScripts = [
  ...(['Thai', 'Lao', 'Khmer', 'Myanmar', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil'] as const),
  ...(['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thaana', 'Ethiopic', 'Armenian', 'Georgian'] as const),
]

const ofScripts = shapedScripts.map((script) => `\\p{Script=${script}}`)

/** A word in each of them, with the marks and joiners in it. */
export const shapedWords: readonly string[] = ofScripts.map((script) => `[${script}\\p{M}\\u200c\\u200d]+`)

/** Text of which some glyph need not be one letter: marks, and scripts that are shaped. */
export const isShaped = (text: string): boolean => shaped.test(text)
const shaped = new RegExp(`[\\p{M}${ofScripts.join('')}]`, 'u')

/** After a letter of these, what joins two letters or keeps them apart is no mere sign. */
export const joined = `[\\p{Script=Arabic}${ofScripts.join('')}]`
