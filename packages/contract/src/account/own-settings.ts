import { z } from 'zod'
import { listed } from '../kit/entities.ts'
import { locales } from '../kit/locales.ts'
import { timeZone } from '../kit/time-zone.ts'
import { Layout } from '../system/views.ts'

/** Numeric dates: `2026-11-21`, `21.11.2026`, `21/11/2026`, `11/21/2026`; `auto` follows the language. */
export const dateFormats = ['auto', 'iso', 'dots', 'slashes', 'american'] as const
/** 24-hour or 12-hour clock; `auto` follows the language. */
export const clocks = ['auto', '24', '12'] as const
/** Named by the thousands separator: `1,234.5`, `1.234,5`, `1 234,5`, `1'234.5`. */
export const numberFormats = ['auto', 'comma', 'point', 'space', 'apostrophe'] as const
/** Sunday, Monday, Saturday. */
export const firstDays = [0, 1, 6] as const
export const themes = ['auto', 'light', 'dark'] as const
export const dashboardNames = ['analytics', 'finance', 'career', 'course', 'sales'] as const

const cardNames = z
  .array(z.string().regex(/^[A-Za-z]{1,40}$/))
  .max(100)
  .refine((names) => new Set(names).size === names.length, { params: { code: 'taken' } })

/** Arrangement of the cards of a dashboard; cards it doesn't name follow at the end. */
const CardOrder = z.object({ order: cardNames, hidden: cardNames })
export type CardOrder = z.output<typeof CardOrder>

/** Available start pages, by the first segment of their path. */
export const startPages = [...dashboardNames, ...listed, ...['receivables', 'kanban', 'support']] as const

/** Personal preferences, the same on all devices. Null and `auto` follow the device or the language. */
export const OwnSettings = z.object({
  /** Language of mails, and of the product on a new device. */
  locale: z.enum(locales).nullable(),
  /** Time zone in which times are displayed. */
  timeZone: timeZone.nullable(),
  dateFormat: z.enum(dateFormats),
  clock: z.enum(clocks),
  numberFormat: z.enum(numberFormats),
  firstDay: z.literal(firstDays).nullable(),
  /** Row height of lists that have none of their own. */
  density: Layout.shape.density.unwrap(),
  theme: z.enum(themes).nullable(),
  /** Page shown after signing in; null for the dashboard. */
  startPage: z.enum(startPages).nullable(),
  /** Card order by dashboard; absent for the default order. */
  dashboards: z.partialRecord(z.enum(dashboardNames), CardOrder),
})
export type OwnSettings = z.output<typeof OwnSettings>

/** Preferences of a new user. */
export const defaultSettings: OwnSettings = {
  locale: null,
  timeZone: null,
  dateFormat: 'auto',
  clock: 'auto',
  numberFormat: 'auto',
  firstDay: null,
  density: 'normal',
  theme: null,
  startPage: null,
  dashboards: {},
}
