/** The languages of the product; English is the fallback. */
export const locales = ['en', 'es', 'de', 'ja'] as const
export type Locale = (typeof locales)[number]

/** Cookie with the chosen language, so that the server sends pages in it. */
export const localeCookie = 'quarterdeck.locale'
