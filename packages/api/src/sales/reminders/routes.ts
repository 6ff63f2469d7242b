import { reminders } from '@quarterdeck/contract/sales/reminders'
import type { Serve } from '../../http/serve.ts'
import { countDue, keepSteps, stepsOf } from './store.ts'

/** Reminders of what is overdue, in steps. */
export const serveReminders = (serve: Serve): void => {
  serve.read(reminders.settings, async ({ db, now }) => {
    const steps = await stepsOf(db)
    return { steps, due: await countDue(db, steps, now) }
  })

  serve.write(reminders.changeSettings, async ({ body, ...context }) => {
    await keepSteps(context, body.steps)
    return body
  })
}
