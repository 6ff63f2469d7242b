import { z } from 'zod'
import { listed } from '../core/entities.ts'
import { locales } from '../core/locales.ts'
import { timeZone } from '../core/time-zone.ts'
import { Layout } from '../work/views.ts'

/** Days as figures: `2026-11-21`, `21.11.2026`, `21/11/2026`, `11/21/2026`; `auto`: as the language writes them. */
export const dateFormats = ['auto', 'iso', 'dots', 'slashes', 'american'] as const
/** Hours up to 24 or twice up to 12. */
export const clocks = ['auto', '24', '12'] as const
/** By what stands between thousands: `1,234.5`, `1.234,5`, `1 234,5`, `1'234.5`. */
export const numberFormats = ['auto', 'comma', 'point', 'space', 'apostrophe'] as const
/** Sunday, Monday, Saturday. */
export const firstDays = [0, 1, 6] as const
export const themes = ['auto', 'light', 'dark'] as const
export const dashboardNames = ['analytics', 'finance', 'career', 'course', 'sales'] as const

const cardNames = z
  .array(z.string().regex(/^[A-Za-z]{1,40}$/))
  .max(100)
  .refine((names) => new Set(names).size === names.length, { params: { code: 'taken' } })

/** How somebody has put the cards of a dashboard; those that are not named come after these. */
const CardOrder = z.object({ order: cardNames, hidden: cardNames })
export type CardOrder = z.output<typeof CardOrder>

/** The screens that one may begin with, by the first part of their address: dashboards, lists, and what else the menu leads to. */
export const startPages = [...dashboardNames, ...listed, ...['receivables', 'kanban', 'support']] as const

/** How someone likes the product, wherever they sign in. Null: as the device or the language has it. */
export const OwnSettings = z.object({
  /** In which language a new device begins, and mails are written. */
  locale: z.enum(locales).nullable(),
  /** In whose days and nights everything is told. */
  timeZone: timeZone.nullable(),
  dateFormat: z.enum(dateFormats),
  clock: z.enum(clocks),
  numberFormat: z.enum(numberFormats),
  firstDay: z.literal(firstDays).nullable(),
  /** Of lists that were not arranged otherwise. */
  density: Layout.shape.density.unwrap(),
  theme: z.enum(themes).nullable(),
  /** Where one arrives after signing in; null: at the dashboard. */
  startPage: z.enum(startPages).nullable(),
  /** By dashboard; one that is not named is as it comes. */
  dashboards: z.partialRecord(z.enum(dashboardNames), CardOrder),
})
export type OwnSettings = z.output<typeof OwnSettings>

/** Of someone who has chosen nothing. */
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
