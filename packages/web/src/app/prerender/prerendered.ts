import type { Locale } from '../../kit/lib/i18n/locale.ts'

/**
 * The windows that screens are drawn for: each is right at its width, and fits into all that are wider. Phones, tablets,
 * and the usual sizes of a desktop; the navigation is beside the screen from 901 pixels on.
 */
export const windowWidths = [390, 641, 901, 1280, 1440, 1920] as const

/** The parameters of a path, each with a value of its own that stands for it while the screen is drawn. */
export const parametersOf = (path: string): ReadonlyMap<string, string> =>
  new Map((path.match(/\$\w+/g) ?? []).map((name, at) => [name, String(987_654_321 + at)]))

/** A screen as it is before anything is known: in one language, for one width. */
export interface Prerendered {
  readonly locale: Locale
  /** Width of the window in pixels. */
  readonly width: number
  readonly title: string
  /** Content of `#root`. */
  readonly html: string
}

/** Sort of a route's screen; screens of one sort are loaded alike. */
export type ScreenKind = 'entrance' | 'list' | 'page'

/** A route as the build finds it by starting the product there. */
export interface PrerenderedRoute {
  /** Path in the router's notation, for example `/orders/$id`. */
  readonly path: string
  readonly kind: ScreenKind
  readonly screens: readonly Prerendered[]
}
