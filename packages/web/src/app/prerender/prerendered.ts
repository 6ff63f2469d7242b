import type { Locale } from '../../lib/i18n/locale.ts'

/** Screens look different in these: a list is a table or cards. */
export const devices = ['desktop', 'phone'] as const
export type Device = (typeof devices)[number]

/** A screen as it is before anything is known: in one language, on one kind of device. */
export interface Prerendered {
  readonly locale: Locale
  readonly device: Device
  readonly title: string
  /** What goes into `#root`. */
  readonly html: string
}

/** What sort of screen a route has: those of a sort are loaded in like ways. */
export type ScreenKind = 'entrance' | 'list' | 'page'

/** A route as the build finds it by starting the product there. */
export interface PrerenderedRoute {
  /** As the router writes it, e.g. `/orders/$id`. */
  readonly path: string
  readonly kind: ScreenKind
  readonly screens: readonly Prerendered[]
}
