import type { SupportSettings } from '@quarterdeck/contract/support/settings'

const day = [
  { from: '09:00', to: '12:30' },
  { from: '13:00', to: '17:00' },
]

/** Default settings: a week of 37.5 hours; urgent tickets are answered within one hour and solved within a day. */
export const defaults: SupportSettings & { readonly teams: [] } = {
  hours: { timeZone: 'UTC', week: [day, day, day, day, day, [], []], holidays: [] },
  goals: {
    Low: { firstReply: 900, nextReply: 900, solve: 4500 },
    Normal: { firstReply: 450, nextReply: 450, solve: 2250 },
    High: { firstReply: 120, nextReply: 240, solve: 900 },
    Urgent: { firstReply: 60, nextReply: 60, solve: 450 },
  },
  warnMinutes: 30,
  teams: [],
}
