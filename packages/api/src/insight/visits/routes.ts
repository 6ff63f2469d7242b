import { collector } from '@quarterdeck/contract/insight/visits/collector'
import { collectScript } from '@quarterdeck/contract/insight/visits/script'
import { usage, usageList } from '@quarterdeck/contract/insight/visits/usage'
import { visitList, visits } from '@quarterdeck/contract/insight/visits/visits'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { Answer } from '../../kit/answer.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import type { Ports } from '../../kit/ports.ts'
import { openRecorder } from './collect.ts'
import { openHitLimit } from './limit-hits.ts'
import { isPrivate, isRobot } from './rules.ts'
import { change, settingsOf } from './settings.ts'
import * as store from './store.ts'
import { usageDto, usagePage } from './usage.ts'

/** Response headers without which browsers report an error in the pages of the sites. */
const toSites = { 'cross-origin-resource-policy': 'cross-origin' }

/** Cache lifetime of the script: one hour. */
const scriptHeaders = { ...toSites, 'cache-control': 'public, max-age=3600' }

const noOrigin = 'Only pages of a site tell what happens on them: there is no Origin'

/** Returns true for an Origin as browsers write it: with neither a path nor credentials. */
const isOrigin = (text: string | null): text is string =>
  text !== null && URL.canParse(text) && new URL(text).origin === text

export const serveAnalytics = (serve: Serve, ports: Ports): void => {
  const record = openRecorder(ports)
  const limitHits = openHitLimit(ports)

  serve.read(collector.script, async () => new Answer(collectScript, scriptHeaders))

  serve.ownTransaction(collector.collect, async ({ body, headers, now }) => {
    const origin = headers.get('origin')
    if (!isOrigin(origin)) throw new Problem('cross_origin', { message: noOrigin })
    const userAgent = headers.get('user-agent') ?? ''
    if (isRobot(userAgent) || isPrivate(headers)) return new Answer({ counted: 0 }, toSites)
    const isStored = await limitHits(headers, body.hits.length, now)
    if (!isStored) return new Answer({ counted: 0 }, toSites)
    const address = headers.get('x-client-address') ?? ''
    const outcome = await record({ origin, address, userAgent, collected: body, now })
    if (outcome instanceof Problem) throw outcome
    return new Answer({ counted: outcome }, toSites)
  })

  serve.read(collector.settings, ({ db: there }) => settingsOf(there))
  serve.write(collector.change, ({ body, ifMatch, ...context }) => change(context, body, ifMatch))
  serve.read(visits.list, async ({ db: there, list, url }) =>
    listAnswer(visitList, url, list, await store.list(there, list), (rows) => rows.map(store.toDto)),
  )
  serve.read(usage.list, async ({ db: there, list, url }) =>
    listAnswer(usageList, url, list, await usagePage(there, list), (rows) => rows.map(usageDto)),
  )
}
