import { type Entity, factsOf } from '@quarterdeck/contract/kit/entities'
import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given } from './given.ts'
import type { UpdateExample } from './updates.ts'

/** Kind with endpoints from `verbs`, and examples of its records. */
export interface OrdinaryExample {
  readonly entity: Entity
  /** Valid draft. */
  readonly draft: Json
  /** Two other valid values of a field. */
  readonly change: readonly [Json, Json]
  /** Invalid drafts, each with field and code of the problem. */
  readonly refused: readonly (readonly [body: Json, field: string, code: string])[]
}

type Verb = 'list' | 'read' | 'create' | 'update' | 'remove'
type Tested = Readonly<Partial<Record<Verb | 'facets' | 'export', () => void>>>

/** Returns an update of the first record of an entity. */
export const updateOf = ({ entity, change }: OrdinaryExample): UpdateExample => ({
  read: async (owner) => (await owner.get(`/${entity}?id=1`)).json,
  change,
})

const recordIn = (json: Json): Json => Object.values(json)[0]

const undo = (client: Client, { headers }: { readonly headers: Headers }) =>
  client.post('/changes/undo', { batch: headers.get('x-change-batch') })

const actionsOf = async (client: Client, entity: Entity, id: number) =>
  (await client.get(`/changes?entity=${entity}&record=${id}`)).json.map(({ action }: Json) => action)

/**
 * Tests the endpoints that all ordinary entities have.
 * @param own further tests by endpoint
 */
export const ordinaryTests = (
  { as }: Given,
  { entity, draft, change, refused }: OrdinaryExample,
  own: Tested = {},
): Record<Verb, () => void> & Tested => {
  const path = `/${entity}`
  const notFound = `${factsOf(entity).title} not found`
  const created = async (owner: Client) => recordIn((await owner.post(path, draft)).json)
  const total = async (owner: Client) => (await owner.get(path)).json.length

  const common: Record<Verb, () => void> = {
    list: () => {
      test('answers those that were asked for, and pages with how many there are', async () => {
        const owner = await as('owner')
        const { id } = await created(owner)
        expect((await owner.get(`${path}?ids=1&ids=${id}`)).json.map((each: Json) => each.id)).toEqual([1, id])
        const { json, headers } = await owner.get(`${path}?perPage=1&page=2`)
        expect([json.length, Number(headers.get('x-total-count'))]).toEqual([1, await total(owner)])
      })
    },

    read: () => {
      test('answers one that was just made as the list has it', async () => {
        const owner = await as('owner')
        const { id } = await created(owner)
        const [listed] = (await owner.get(`${path}?ids=${id}`)).json
        expect((await owner.get(`${path}?id=${id}`)).json).toEqual(listed)
      })
    },

    create: () => {
      test('makes one, which the journal tells of and Undo takes back', async () => {
        const owner = await as('owner')
        const reply = await owner.post(path, draft)
        const record = recordIn(reply.json)
        expect([reply.status, record]).toEqual([201, expect.objectContaining({ ...draft, version: 1 })])
        expect(await actionsOf(owner, entity, record.id)).toEqual(['create'])
        await undo(owner, reply)
        expect((await owner.get(`${path}?id=${record.id}`)).status).toBe(404)
      })

      test.each(refused)('refuses %j, and makes nothing', async (body, field, code) => {
        const owner = await as('owner')
        const before = await total(owner)
        const { status, json } = await owner.post(path, body)
        expect([status, json.fields?.[field]?.code]).toEqual([422, code])
        expect(await total(owner)).toBe(before)
      })
    },

    update: () => {
      test('changes what was sent, which the journal tells of and Undo takes back', async () => {
        const owner = await as('owner')
        const before = await created(owner)
        const reply = await owner.put(`${path}?id=${before.id}`, change[0])
        const changed = recordIn(reply.json)
        expect([reply.status, changed]).toEqual([
          200,
          { ...before, ...change[0], updatedAt: changed.updatedAt, version: 2 },
        ])
        expect(await actionsOf(owner, entity, before.id)).toEqual(['update', 'create'])
        await undo(owner, reply)
        const back = (await owner.get(`${path}?id=${before.id}`)).json
        expect(back).toEqual({ ...before, updatedAt: back.updatedAt, version: 3 })
      })
    },

    remove: () => {
      test('moves one or some to the bin, from which they come back as they were', async () => {
        const owner = await as('owner')
        const [one, other] = [await created(owner), await created(owner)]
        const late = await owner.del(`${path}?id=${one.id}`, undefined, { 'if-match': '"7"' })
        expect(late.status).toBe(409)
        const alone = recordIn((await owner.del(`${path}?id=${one.id}`)).json)
        expect(alone.id).toBe(one.id)
        expect(recordIn((await owner.del(path, { ids: [other.id, 999_999] })).json).map(({ id }: Json) => id)).toEqual([
          other.id,
        ])
        for (const { id } of [one, other]) expect((await owner.get(`${path}?id=${id}`)).status).toBe(404)
        const gone = await owner.del(`${path}?id=${one.id}`)
        expect([gone.status, gone.json.message]).toEqual([404, notFound])
        const ids = [String(one.id), String(other.id)]
        await owner.post('/jobs', { entity, selection: { ids }, action: { type: 'restore' } })
        const back = (await owner.get(`${path}?id=${one.id}`)).json
        expect(back).toEqual({ ...one, updatedAt: back.updatedAt, version: 3 })
        expect(await actionsOf(owner, entity, one.id)).toEqual(['restore', 'delete', 'create'])
      })
    },
  }

  const both = ([verb, tests]: [string, () => void]) => {
    const more = own[verb as Verb]
    return [verb, more ? () => void [tests(), more()] : tests]
  }
  // Both objects have the same keys.
  return { ...own, ...(Object.fromEntries(Object.entries(common).map(both)) as Record<Verb, () => void>) }
}
