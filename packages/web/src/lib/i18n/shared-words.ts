import { catalogue } from './catalogue.ts'

/** Words that the product shares with its mails. */
export const sharedWords = catalogue({
  en: () => import('@quarterdeck/contract/words/en'),
  es: () => import('@quarterdeck/contract/words/es'),
  de: () => import('@quarterdeck/contract/words/de'),
  ja: () => import('@quarterdeck/contract/words/ja'),
})
