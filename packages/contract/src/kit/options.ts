import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { option } from './fields.ts'
import type { Permission } from './permission.ts'

/** Returns the endpoint of a fixed list of options. */
export const optionList = (path: `/${string}`, needs: Permission, summary: string) =>
  endpoint({ method: 'GET', path, needs, summary, output: z.array(option) })

/** Returns options with ids from 1 and titles such as `Sports Outdoors` for `sports-outdoors`. */
export const optionsOf = (values: readonly string[], title = titled) =>
  values.map((value, index) => ({ id: index + 1, title: title(value), value }))

const titled = (value: string) =>
  value
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
