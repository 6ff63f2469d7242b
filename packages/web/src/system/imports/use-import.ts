import type { Importable } from '@quarterdeck/contract/core/entities'
import { useWords } from '../../lib/i18n/use-messages.ts'
import { usePart } from '../../lib/part.ts'
import { useKinds } from '../../records/index.ts'

/** What is said where records of an entity are imported, and the lines of a file to start from. */
export const useImport = (entity: Importable) => {
  const { title, words, example } = useKinds()[entity].import
  return { title: useWords(title), words: useWords(words), example: usePart(example) }
}
