/** Scripts with a typeface of their own whose letters change shape or position by their neighbors. */
export const shapedScripts = [
  ...(['Thai', 'Lao', 'Khmer', 'Myanmar', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil'] as const),
  ...(['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thaana', 'Ethiopic', 'Armenian', 'Georgian'] as const),
]

const ofScripts = shapedScripts.map((script) => `\\p{Script=${script}}`)

/** Patterns of a word in each of these scripts, with marks and joiners. */
export const shapedWords: readonly string[] = ofScripts.map((script) => `[${script}\\p{M}\\u200c\\u200d]+`)

/** Checks for text whose glyphs can stand for several characters: marks, and shaped scripts. */
export const isShaped = (text: string): boolean => shaped.test(text)
const shaped = new RegExp(`[\\p{M}${ofScripts.join('')}]`, 'u')

/** Letters after which a joiner or non-joiner changes the shape. */
export const joined = `[\\p{Script=Arabic}${ofScripts.join('')}]`
