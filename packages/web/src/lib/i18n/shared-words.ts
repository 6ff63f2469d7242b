import { catalogue } from './catalogue.ts'

/** Words that the product shares with its mails. */
export const sharedWords = catalogue({
  en: () => import('@quarterdeck/contract/core/words/en'),
  es: () => import('@quarterdeck/contract/core/words/es'),
  de: () => import('@quarterdeck/contract/core/words/de'),
  ja: () => import('@quarterdeck/contract/core/words/ja'),
})
