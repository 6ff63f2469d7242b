import type { Given } from './given.ts'
import { type OrdinaryExample, ordinaryTests } from './ordinary.ts'

const draft = { name: 'Lamps in May', code: 'may-lamps', startsAt: '2026-05-01T00:00:00.000Z', cost: 120.5 }

export const campaignExample: OrdinaryExample = {
  entity: 'campaigns',
  draft,
  change: [{ name: 'One' }, { name: 'Two' }],
  refused: [
    [{ code: 'x', startsAt: draft.startsAt }, 'name', 'required'],
    [{ ...draft, code: '' }, 'code', 'required'],
    [{ ...draft, channel: 'pigeon' }, 'channel', 'choice'],
    [{ ...draft, cost: -1 }, 'cost', 'too_small'],
    [{ ...draft, cost: 1.234 }, 'cost', 'decimals'],
    [{ ...draft, startsAt: 'soon' }, 'startsAt', 'invalid'],
    [{ ...draft, endsAt: '2026-04-30T00:00:00.000Z' }, 'endsAt', 'date_order'],
  ],
}

export const campaignTests = (given: Given) => ordinaryTests(given, campaignExample)
