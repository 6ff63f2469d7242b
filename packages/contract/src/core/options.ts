import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { option } from './fields.ts'
import type { Permission } from './permission.ts'

/** A fixed list of choices, each with id, title and value. */
export const optionList = (path: `/${string}`, needs: Permission, summary: string) =>
  endpoint({ method: 'GET', path, needs, summary, output: z.array(option) })

/** `sports-outdoors` → `Sports Outdoors`, with ids from 1. */
export const optionsOf = (values: readonly string[], title = titled) =>
  values.map((value, index) => ({ id: index + 1, title: title(value), value }))

const titled = (value: string) =>
  value
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
