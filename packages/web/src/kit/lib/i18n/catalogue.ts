import { browserStorage } from '../storage.ts'
import { applyLocale, currentLocale, type Locale, localeKey, locales } from './locale.ts'
import { fulfilled, readable } from './readable.ts'

/** Type of a translation: the same keys, any texts, functions with the same parameters. */
export type Translated<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : Messages[Key] extends string
      ? string
      : Translated<Messages[Key]>
}

/** The messages of one feature: a file per language, loaded on first use. */
export interface Catalogue<Messages> {
  /** The same promise for the same language, so that React may `use` it. */
  readonly load: (locale: Locale) => Promise<Messages>
  readonly loaded: (locale: Locale) => Messages | undefined
}

/** A file per language, which exports its messages under the language's name: `export const de: Translated<typeof en>`. */
type Loaders<English> = { readonly en: () => Promise<{ readonly en: English }> } & {
  readonly [Language in Exclude<Locale, 'en'>]: () => Promise<Readonly<Record<Language, Translated<NoInfer<English>>>>>
}

/** Catalogues in use on this page, loaded before the language changes. */
const inUse = new Set<Catalogue<unknown>>()

/** Returns the catalogue of a feature from a loader per language; a missing translation is a compile error. */
export const catalogue = <English>(loaders: Loaders<English>): Catalogue<Translated<English>> => {
  type Messages = Translated<English>
  // The compiler does not see that the file of a language has a name for it whichever language it is.
  const files = loaders as unknown as Readonly<Record<Locale, () => Promise<Readonly<Record<Locale, Messages>>>>>
  const pending = new Map<Locale, Promise<Messages>>()
  const ready = new Map<Locale, Messages>()

  const fetch = async (locale: Locale) => {
    try {
      const { [locale]: messages } = await files[locale]()
      ready.set(locale, messages)
      return messages
    } catch (error) {
      pending.delete(locale)
      throw error
    }
  }
  const load = (locale: Locale) => {
    inUse.add(self)
    const promise = pending.get(locale) ?? readable(fetch(locale))
    pending.set(locale, promise)
    return promise
  }
  const self: Catalogue<Messages> = { load, loaded: (locale) => ready.get(locale) }
  return self
}

/** Catalogues read by the loaded modules. */
const read = new Set<Catalogue<unknown>>()

/** Registers the catalogues that a module reads; build/words-with-code.ts inserts the calls. */
export const registerCatalogues = (...catalogues: readonly Catalogue<unknown>[]): void => {
  for (const each of catalogues) read.add(each)
}

const preloadWords = async (locale: Locale): Promise<void> => {
  const missing = [...read].filter((each) => !each.loaded(locale))
  // What fails here fails again where it is read.
  await Promise.allSettled(missing.map((each) => each.load(locale)))
}

/** Loads a module together with its messages, so that rendering does not suspend. */
export const withMessages = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const part = await load()
  await preloadWords(currentLocale())
  return part
}

/** Changes the language without a reload. All visible messages are loaded first; a failure is only logged. */
export const changeLocale = async (locale: Locale): Promise<void> => {
  try {
    await Promise.all([...inUse].map((each) => each.load(locale)))
    browserStorage.set(localeKey, locale)
    applyLocale(locale)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants it logged, and nothing else to happen.
    console.error('The language could not be changed', error)
  }
}

/** Follows a change of language in another window of the browser. */
export const followOtherWindows = (): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    const locale = locales.find((each) => each === newValue)
    if (key === localeKey && locale && locale !== currentLocale()) void changeLocale(locale)
  })
}

/** Messages of a route, such as its title; loading them also loads the messages of its feature. */
export interface RouteWords<Words> {
  /** The same promise for the same language, so that React may `use` it. */
  readonly load: (locale: Locale) => Promise<Words>
  readonly loaded: (locale: Locale) => Words | undefined
}
export type RouteTitle = RouteWords<string>

export const titleOf = <Messages, Words = string>(
  from: Catalogue<Messages>,
  pick: (messages: Messages) => Words,
): RouteWords<Words> => {
  const titles = new Map<Locale, Promise<Words>>()
  const preload = (locale: Locale) => {
    const title = readable(from.load(locale).then(pick))
    title.catch(() => titles.delete(locale))
    return title
  }
  const loaded = (locale: Locale) => {
    const messages = from.loaded(locale)
    return messages && pick(messages)
  }
  const load = (locale: Locale) => {
    const there = loaded(locale)
    const title = titles.get(locale) ?? (there === undefined ? preload(locale) : fulfilled(there))
    titles.set(locale, title)
    return title
  }
  return { load, loaded }
}
