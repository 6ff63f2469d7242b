import { allEndpoints } from '@quarterdeck/contract'
import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { comparisons, type Filter, type ListSpec, maxPerPage } from '@quarterdeck/contract/kit/list'
import { locales } from '@quarterdeck/contract/kit/locales'
import { problems } from '@quarterdeck/contract/kit/problem'
import { z } from 'zod'
import { elementFields } from './shape.ts'
import { yieldThread } from './turn.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return json
}

const filterSchema = (filter: Filter): Json => {
  switch (filter.kind) {
    case 'choice':
      return { type: 'string', enum: filter.values }
    case 'date':
      return { type: 'string', format: 'date-time' }
    case 'text':
      return { type: 'string' }
    default:
      return { type: 'number' }
  }
}

const parameter = (name: string, schema: Json, description?: string, required = false): Json => ({
  name,
  in: 'query',
  required,
  schema,
  ...(description ? { description } : {}),
})

const listParameters = ({ filters, sort, search }: ListSpec, fields: readonly string[]): Json[] => [
  parameter('page', { type: 'integer', minimum: 1 }, 'Without page, perPage and after: the whole list'),
  parameter('perPage', { type: 'integer', minimum: 1, maximum: maxPerPage }),
  parameter('after', { type: 'string' }, 'The cursor of a Link header'),
  parameter('sort', { type: 'string', examples: sort.slice(0, 1) }, `By ${sort.join(', ')}; a minus for descending`),
  parameter('alphabet', { type: 'string', enum: locales }, 'The language that texts are sorted as'),
  ...(search ? [parameter('q', { type: 'string', maxLength: 200 }, 'Every word somewhere in the text')] : []),
  ...Object.keys(filters)
    .slice(0, 1)
    .map((name) =>
      parameter(`or1.${name}`, { type: 'string' }, 'Any filter after or1., or2. …: of such a group one is enough'),
    ),
  parameter('fields', { type: 'string' }, `Only these of ${fields.join(', ')}`),
  ...Object.entries(filters).flatMap(([name, filter]) => [
    parameter(name, { type: 'array', items: filterSchema(filter) }, 'Any of these'),
    ...(filter.kind === 'choice' ? [] : comparisons.map((op) => parameter(`${name}.${op}`, filterSchema(filter)))),
    ...(filter.kind === 'text'
      ? [parameter(`${name}.has`, { type: 'array', items: { type: 'string' } }, 'Any of these in the text')]
      : []),
    parameter(`${name}.empty`, { type: 'boolean' }),
  ]),
]

const ownParameters = (query: z.ZodType | undefined): Json[] => {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, schema]) =>
    parameter(name, schema as Json, undefined, required.includes(name)),
  )
}

const problemAnswers = ({ needs, method, query }: Endpoint): Json => {
  const statuses = [
    400,
    404,
    503,
    ...(needs === 'anyone' ? [] : [401, 403]),
    // A period may end before it begins, and a document may be too long to draw.
    ...(query ? [422] : []),
    ...(method === 'GET' ? [] : [403, 409, 413, 415, 422, 429]),
  ]
  const titles = new Map(Object.values(problems).map(({ status, message }) => [status as number, message as string]))
  return Object.fromEntries(
    [...new Set(statuses)].sort().map((status) => [
      status,
      {
        description: titles.get(status) ?? '',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

const headerParameters = ({ method }: Endpoint): Json[] => {
  if (method === 'GET') return []
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    schema: { type: 'string' },
    description,
  })
  const strict = '`handling=strict` answers 422 for fields that are not taken'
  return method === 'POST'
    ? [header('Idempotency-Key', 'Makes a repeated request harmless'), header('Prefer', strict)]
    : [
        header('If-Match', 'The ETag that the change is based on; `version` in the body says the same'),
        header('Prefer', `${strict}; \`return=minimal\` answers 204`),
      ]
}

/** Response headers of writes. */
const writeHeaders = {
  'X-Ignored-Fields': {
    schema: { type: 'string', examples: ['payment.foo, totalAmount'] },
    description:
      'Fields of the body that were not taken: unknown ones, and computed ones whose value is not that of the record. ' +
      'Paths with dots, separated by commas, their keys percent-encoded; `...` at the end where there are more',
  },
  'Preference-Applied': { schema: { type: 'string' }, description: 'What was done of `Prefer` (RFC 7240)' },
  Location: { schema: { type: 'string' }, description: 'Where a record is read that was created and has an address' },
  'X-Change-Batch': {
    schema: { type: 'string' },
    description: 'What the journal calls this write, for an undo; missing where nothing was changed',
  },
}

const operation = (name: string, endpoints: readonly Endpoint[]): Json => {
  const [first] = endpoints
  if (!first) return {}
  const outputs = endpoints.map(({ output }) => schemaOf(output, 'output'))
  const parameters = endpoints.flatMap((endpoint) => [
    ...ownParameters(endpoint.query),
    ...(endpoint.list ? listParameters(endpoint.list, elementFields(endpoint.output)) : []),
    ...headerParameters(endpoint),
  ])
  const status = first.status ?? (first.method === 'POST' ? 201 : 200)
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: endpoints.map(({ summary }) => summary).join('; '),
    description: `Needs: ${first.needs}`,
    parameters: [...new Map(parameters.map((one) => [one.name, one])).values()],
    ...(first.body || first.accepts
      ? {
          requestBody: {
            required: first.method !== 'DELETE',
            content: Object.fromEntries(
              [first.accepts ?? 'application/json', ...(first.acceptsToo ?? [])].map((type) => [
                type,
                { schema: first.body ? schemaOf(first.body, 'input') : { type: 'string' } },
              ]),
            ),
          },
        }
      : {}),
    responses: {
      [status]: {
        description: 'Success',
        ...(first.method === 'GET' ? {} : { headers: writeHeaders }),
        content: {
          [first.answers ?? 'application/json']: { schema: outputs.length === 1 ? outputs[0] : { oneOf: outputs } },
        },
      },
      ...problemAnswers(first),
    },
  }
}

/** Number of operations that are printed before other requests get their turn. */
const operationsAtOnce = 8

/**
 * Prints the OpenAPI 3.1 document from the descriptions of the endpoints. It takes long, so it yields to other requests in
 * between.
 */
export const openApi = async (): Promise<Json> => {
  const paths: Record<string, Json> = {}
  const groups = Map.groupBy(allEndpoints, ([, { method, path }]) => `${method} ${path}`)
  for (const [index, group] of [...groups.values()].entries()) {
    if (index % operationsAtOnce === 0) await yieldThread()
    const [name, { method, path }] = group[0] as (typeof group)[number]
    const place = `/api${path}`
    paths[place] = {
      ...paths[place],
      [method.toLowerCase()]: operation(
        name,
        group.map(([, endpoint]) => endpoint),
      ),
    }
  }
  // Serializing two megabytes is a step of its own.
  await yieldThread()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quarterdeck',
      version: '1',
      description:
        'Sign in with POST /api/auth/sign-in/email; the session travels in a cookie. Refusals are application/problem+json (RFC 9457) where Accept prefers that.',
    },
    paths,
    components: {
      schemas: {
        Problem: {
          type: 'object',
          required: ['message', 'code'],
          properties: {
            message: { type: 'string' },
            code: { type: 'string', enum: Object.keys(problems) },
            fields: {
              type: 'object',
              additionalProperties: {
                type: 'object',
                required: ['code', 'message'],
                properties: {
                  code: { type: 'string' },
                  message: { type: 'string' },
                  limit: { type: ['number', 'string'] },
                },
              },
            },
            current: {},
            conflicts: { type: 'array', items: { type: 'string' } },
          },
        },
      },
    },
  }
}
