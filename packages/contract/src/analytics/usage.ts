import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, timestamp } from '../core/fields.ts'
import type { ListSpec } from '../core/list.ts'

/** Whether somebody looks at something or does something. */
export const usageWays = ['read', 'write'] as const
export type UsageWay = (typeof usageWays)[number]

/** After how many days it is forgotten how the product was used. */
export const usageDays = 400

/** How often one thing was asked of the product on a day (UTC), by whomever: nobody's name is in it, nor what was looked for. */
export const Usage = z.object({
  id,
  /** The beginning of the day. */
  day: timestamp,
  /** What it was about, such as `orders`: the first part of its path. */
  screen: z.string(),
  /** Method and path, such as `PATCH /orders`. */
  action: z.string(),
  way: z.enum(usageWays),
  calls: z.int(),
  /** How long all of them took, in milliseconds. */
  took: z.int(),
  /** How many ended in an error of the product. */
  failed: z.int(),
  /** How many looked for something, and how many of these found nothing. */
  searches: z.int(),
  missed: z.int(),
})
export type Usage = z.output<typeof Usage>

export const usageList = {
  filters: {
    ids: { kind: 'number', isKey: true },
    day: { kind: 'date', isDay: true },
    screen: { kind: 'text', isCode: true },
    action: { kind: 'text' },
    way: { kind: 'choice', values: usageWays },
    calls: { kind: 'number' },
    took: { kind: 'number' },
    failed: { kind: 'number' },
    missed: { kind: 'number' },
  },
  sort: ['day', 'screen', 'calls', 'took', 'failed', 'missed'],
  defaultSort: '-day',
  search: false,
} as const satisfies ListSpec

export const usage = {
  list: endpoint({
    method: 'GET',
    path: '/usage',
    needs: 'analytics:read',
    summary: 'How often each thing was asked of the product on each day, how long that took, and what failed',
    list: usageList,
    output: z.array(Usage),
  }),
}
