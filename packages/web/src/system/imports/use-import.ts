import type { Importable } from '@quarterdeck/contract/kit/entities'
import { usePickedMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useLazyModule } from '../../kit/lib/lazy-module.ts'
import { useKinds } from '../../kit/records/index.ts'

/** Returns the texts of an entity's import, and the lines of an example file. */
export const useImport = (entity: Importable) => {
  const { title, words, example } = useKinds()[entity].import
  return { title: usePickedMessages(title), words: usePickedMessages(words), example: useLazyModule(example) }
}
