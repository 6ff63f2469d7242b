import { catalogue } from './catalogue.ts'

/** Words that the product shares with its mails. */
export const sharedWords = catalogue({
  en: async () => (await import('@quarterdeck/contract/words/en')).en,
  es: async () => (await import('@quarterdeck/contract/words/es')).es,
  de: async () => (await import('@quarterdeck/contract/words/de')).de,
  ja: async () => (await import('@quarterdeck/contract/words/ja')).ja,
})
