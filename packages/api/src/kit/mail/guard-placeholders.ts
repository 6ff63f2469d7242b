import { placeholdersIn } from '@quarterdeck/contract/kit/placeholders'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'

/**
 * Rejects texts to customers with unfilled placeholders.
 * @param filled names that are filled in on sending
 * @throws Problem `placeholder` at the first field that has one
 */
export const guardPlaceholders = (
  words: Readonly<Record<string, string>>,
  isAllowed: boolean,
  filled: readonly string[] = [],
): void => {
  if (isAllowed) return
  for (const [field, text] of Object.entries(words)) {
    const limit = placeholdersIn(text).find((name) => !filled.includes(name))
    if (limit !== undefined)
      throw fieldProblem(field, {
        code: 'placeholder',
        message: `{${limit}} is not filled in: fill it in, or send allowPlaceholders`,
        limit,
      })
  }
}
