import { catalogue } from './catalogue.ts'

/** Messages shared with mails. */
export const sharedMessages = catalogue({
  en: () => import('@quarterdeck/contract/kit/words/en'),
  es: () => import('@quarterdeck/contract/kit/words/es'),
  de: () => import('@quarterdeck/contract/kit/words/de'),
  ja: () => import('@quarterdeck/contract/kit/words/ja'),
})
