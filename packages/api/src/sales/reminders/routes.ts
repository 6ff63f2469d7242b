import { reminders } from '@quarterdeck/contract/sales/reminders'
import type { Serve } from '../../http/serve.ts'
import { toDto } from '../invoices/index.ts'
import type { SendingWorld } from '../sending/index.ts'
import { planReminders, sendReminders } from './remind.ts'
import { countDue, keepSteps, stepsOf } from './store.ts'

/** Reminders of what is overdue, in steps. */
export const serveReminders = (serve: Serve, world: SendingWorld): void => {
  serve.read(reminders.settings, async ({ db, now }) => {
    const steps = await stepsOf(db)
    return { steps, due: await countDue(db, steps, now) }
  })

  serve.write(reminders.changeSettings, async ({ body, ...context }) => {
    await keepSteps(context, body.steps)
    return body
  })

  serve.write(reminders.plan, ({ tx, body, now }) => planReminders(tx, body.ids, now))

  serve.write(reminders.send, async ({ body, ...context }) => {
    const { sent, left } = await sendReminders(context, world, body.reminders)
    return { invoices: sent.map((invoice) => toDto(invoice, context.now)), left }
  })
}
