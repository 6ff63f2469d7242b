import { z } from 'zod'
import { endpoint } from '../../kit/endpoint.ts'
import { id, timestamp } from '../../kit/fields.ts'
import type { ListSpec } from '../../kit/list.ts'

/** Kinds of counted requests: reading and writing. */
export const usageKinds = ['read', 'write'] as const
export type UsageWay = (typeof usageKinds)[number]

/** Retention of usage counts, in days. */
export const usageDays = 400

/** Number of requests per action and day (UTC), over all users. Neither users nor search texts are stored. */
export const Usage = z.object({
  id,
  /** Start of the day. */
  day: timestamp,
  /** Feature, such as `orders`: the first segment of the path. */
  screen: z.string(),
  /** Method and path, such as `PATCH /orders`. */
  action: z.string(),
  way: z.enum(usageKinds),
  calls: z.int(),
  /** Total duration, in milliseconds. */
  took: z.int(),
  /** Number of server errors. */
  failed: z.int(),
  /** Number of searches, and of searches without results. */
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
    way: { kind: 'choice', values: usageKinds },
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
    summary: 'Get the number of requests by action and day, with durations and errors',
    list: usageList,
    output: z.array(Usage),
  }),
}
