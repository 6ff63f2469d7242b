import { maxFormDrafts } from '@quarterdeck/contract/system/form-drafts'
import { expect, test } from 'vitest'
import type { Client } from '../client.ts'
import type { Given, Tests } from './given.ts'

const at = '/form-drafts'
const form = 'users/7'
const typed = { name: 'Half a person', phone: '+30 7' }

const kept = async (client: Client, of = form) => (await client.get(`${at}?form=${of}`)).json.draft

export const formDraftTests = ({ as }: Given): Tests<'formDrafts'> => ({
  read: () => {
    test('answers what one has typed oneself, and nobody else', async () => {
      const [viewer, owner] = [await as('viewer'), await as('owner')]
      expect(await kept(viewer)).toBeNull()
      await viewer.put(at, { form, version: 3, values: typed })
      expect(await kept(viewer)).toMatchObject({ version: 3, values: typed })
      expect(await kept(viewer, 'users/8')).toBeNull()
      expect(await kept(owner)).toBeNull()
    })

    test('is asked for by the name of a form', async () => {
      const viewer = await as('viewer')
      expect((await viewer.get(at)).status).toBe(400)
      expect((await viewer.get(`${at}?form=users`)).status).toBe(400)
      expect((await (await as('stranger')).get(`${at}?form=${form}`)).status).toBe(401)
    })
  },

  keep: () => {
    test('takes the place of what was typed before, and is forgotten without values', async () => {
      const owner = await as('owner')
      await owner.put(at, { form, version: null, values: typed })
      const { json } = await owner.put(at, { form, version: null, values: { name: 'More of a person' } })
      expect(json.draft.values).toEqual({ name: 'More of a person' })
      expect(await kept(owner)).toEqual(json.draft)
      expect((await owner.put(at, { form, version: null, values: {} })).json).toEqual({ draft: null })
      expect(await kept(owner)).toBeNull()
    })

    test('says what another window has kept, and loses neither', async () => {
      const owner = await as('owner')
      const keep = (values: object, seen: string | null) => owner.put(at, { form, version: 1, values, seen })
      const first = await keep({ name: 'One' }, null)
      const late = await keep({ name: 'Two' }, null)
      expect(late.status).toBe(409)
      expect(late.json).toMatchObject({ code: 'conflict', current: first.json.draft })
      // Repeats the request, as after a lost response.
      expect((await keep({ name: 'One' }, null)).json).toEqual(first.json)
      const next = await keep({ name: 'Two' }, first.json.draft.revision)
      expect(next.json.draft.values).toEqual({ name: 'Two' })
      expect((await keep({ name: 'Three' }, first.json.draft.revision)).status).toBe(409)
      expect(await kept(owner)).toEqual(next.json.draft)
    })

    test('takes what is typed as it is, and no more than a form has', async () => {
      const owner = await as('owner')
      const odd = { body: 'tab\t, \u202e and 日本語', lines: [{ title: '', quantity: '1,' }], day: null }
      expect((await owner.put(at, { form, version: null, values: odd })).status).toBe(200)
      expect((await kept(owner)).values).toEqual(odd)
      expect((await owner.put(at, { form, version: null, values: { body: 'nul \u0000' } })).status).toBe(422)
      const huge = await owner.put(at, { form, version: null, values: { body: 'x'.repeat(600_000) } })
      expect(huge.status).toBe(413)
      expect((await owner.put(at, { form: '../7', version: null, values: typed })).json.fields).toHaveProperty('form')
      expect((await kept(owner)).values).toEqual(odd)
    })

    test('leaves no trace in the journal, and keeps the latest of very many', async () => {
      const owner = await as('owner')
      const [before] = (await owner.get('/changes?perPage=1')).json
      for (let number = 0; number <= maxFormDrafts; number += 1)
        await owner.put(at, { form: `orders/${number}`, version: 1, values: { note: String(number) } })
      const all = Array.from({ length: maxFormDrafts + 1 }, (_, number) => kept(owner, `orders/${number}`))
      expect((await Promise.all(all)).filter(Boolean)).toHaveLength(maxFormDrafts)
      expect((await owner.get('/changes?perPage=1')).json).toEqual([before])
    })
  },
})
