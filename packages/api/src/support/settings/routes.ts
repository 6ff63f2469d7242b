import { supportSettings } from '@quarterdeck/contract/support/settings'
import type { Serve } from '../../kit/http/serve.ts'
import { change, settingsOf } from './store.ts'

/** Serves the settings of working hours, goals and teams. */
export const serveSupportSettings = (serve: Serve): void => {
  serve.read(supportSettings.read, ({ db }) => settingsOf(db))
  serve.write(supportSettings.change, ({ body, ifMatch, ...context }) => change(context, body, ifMatch))
}
