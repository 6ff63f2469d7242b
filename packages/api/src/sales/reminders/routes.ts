import { reminders } from '@quarterdeck/contract/sales/reminders'
import type { Serve } from '../../kit/http/serve.ts'
import { countDue, keepSteps, settingsOf } from './store.ts'

/** Serves the reminder steps and their settings. */
export const serveReminders = (serve: Serve): void => {
  serve.read(reminders.settings, async ({ db, now }) => {
    const settings = await settingsOf(db)
    return { ...settings, due: await countDue(db, settings.steps, now) }
  })

  serve.write(reminders.changeSettings, async ({ body, ifMatch, ...context }) => ({
    ...body,
    version: await keepSteps(context, body.steps, ifMatch),
  }))
}
