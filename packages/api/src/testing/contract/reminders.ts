import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'
import { late, plannedFor } from './mailings.ts'
import type { UpdateExample } from './updates.ts'

const steps = [3, 14, 30].map((days) => ({ days, isOn: true }))

export const stepsUpdate: UpdateExample = {
  read: async (owner) => {
    const { due, ...stored } = (await owner.get('/invoices/reminders')).json
    return stored
  },
  change: [{ steps: steps.with(0, { days: 4, isOn: true }) }, { steps: steps.with(0, { days: 5, isOn: true }) }],
}

export const reminderTests = ({ as }: Given): Tests<'reminders'> => {
  return {
    settings: () => {
      test('says when each step may go out, and how many invoices one is due for', async () => {
        const manager = await as('manager')
        const { status, json } = await manager.get('/invoices/reminders')
        expect([status, json.steps]).toEqual([200, steps])
        await late(manager, 3)
        await late(manager, 2)
        await late(manager, 3, { billingAddress: { email: '' } })
        expect((await manager.get('/invoices/reminders')).json.due).toBe(json.due + 1)
      })
    },

    changeSettings: () => {
      test('moves the steps, and passes over one that is off', async () => {
        const [admin, manager] = [await as('admin'), await as('manager')]
        const { id } = await late(manager, 6)
        const moved = [
          { days: 5, isOn: false },
          { days: 6, isOn: true },
          { days: 365, isOn: true },
        ]
        const { status, json } = await admin.put('/invoices/reminders', { steps: moved })
        expect([status, json]).toEqual([200, { steps: moved, version: 1 }])
        expect((await admin.get('/invoices/reminders')).json.steps).toEqual(moved)
        expect(await plannedFor(manager, 'remind', [id])).toMatchObject([{ name: 'reminder2', reminder: { step: 2 } }])
        await admin.put('/invoices/reminders', { steps: moved.map(({ days }) => ({ days, isOn: false })) })
        expect(await plannedFor(manager, 'remind', [id])).toMatchObject([{ name: 'done', reminder: { step: null } }])
        expect([(await admin.get('/invoices/reminders')).json.due, await plannedFor(manager, 'remind')]).toEqual([
          0,
          [],
        ])
      })

      test('are not written over by somebody who saw others', async () => {
        const admin = await as('admin')
        const { version } = (await admin.get('/invoices/reminders')).json
        const put = (days: number, seen: number) =>
          admin.put('/invoices/reminders', { steps: steps.with(0, { days, isOn: true }), version: seen })
        const { json } = await put(4, version)
        const late = await put(5, version)
        expect([late.status, late.json.code, late.json.current]).toEqual([409, 'conflict', json])
        expect((await admin.get('/invoices/reminders')).json).toMatchObject(json)
        expect((await put(5, json.version)).status).toBe(200)
      })

      test('takes days in their order only, from 1 to 365', async () => {
        const admin = await as('admin')
        const put = async (...days: readonly unknown[]) =>
          (await admin.put('/invoices/reminders', { steps: days.map((each) => ({ days: each, isOn: true })) })).json
        const [small, big] = [(limit: number) => ({ code: 'too_small', limit }), { code: 'too_big', limit: 365 }]
        expect((await put(3, 3, 30)).fields).toMatchObject({ 'steps.1.days': small(4) })
        expect((await put(14, 3, 30)).fields).toMatchObject({ 'steps.1.days': small(15) })
        expect((await put(-1, 3, 30)).fields).toMatchObject({ 'steps.0.days': small(1) })
        expect((await put(3, 14, 366)).fields).toMatchObject({ 'steps.2.days': big })
        expect((await put(3, 14.5, 30)).fields['steps.1.days']).toBeDefined()
        expect((await put(3, 14)).fields.steps.code).toBe('too_short')
        expect((await put(3, 14, 30, 60)).fields.steps.code).toBe('too_long')
        expect((await admin.get('/invoices/reminders')).json.steps).toEqual(steps)
      })
    },
  }
}
