import { catalogue } from '../../../lib/i18n/catalogue.ts'

export const recordPageMessages = catalogue({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
})
