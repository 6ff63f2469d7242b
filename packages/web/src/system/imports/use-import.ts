import type { Importable } from '@quarterdeck/contract/kit/entities'
import { useWords } from '../../kit/lib/i18n/use-messages.ts'
import { usePart } from '../../kit/lib/part.ts'
import { useKinds } from '../../kit/records/index.ts'

/** Returns the texts of an entity's import, and the lines of an example file. */
export const useImport = (entity: Importable) => {
  const { title, words, example } = useKinds()[entity].import
  return { title: useWords(title), words: useWords(words), example: usePart(example) }
}
