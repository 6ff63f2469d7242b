/** The languages of the product; English is the fallback. */
export const locales = ['en', 'es', 'de', 'ja'] as const
export type Locale = (typeof locales)[number]

/** A cookie that says which language somebody has chosen, so that the server sends pages in it. */
export const localeCookie = 'quarterdeck.locale'
