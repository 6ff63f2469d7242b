import { StartFailure } from '../failure.ts'

const units = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 } as const

const fromNow = (text: string, now: Date): Date | undefined => {
  if (!/^\+(\d{1,6}[dhms])+$/.test(text)) return undefined
  const parts = [...text.matchAll(/(\d+)([dhms])/g)]
  const ms = parts.reduce((sum, [, count, unit]) => sum + Number(count) * units[unit as keyof typeof units], 0)
  return new Date(now.getTime() + ms)
}

const today = (text: string, now: Date): Date | undefined => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
  if (!hours || !minutes || Number(hours) > 23 || Number(minutes) > 59) return undefined
  const time = new Date(now)
  time.setHours(Number(hours), Number(minutes), 0, 0)
  return time
}

const atInstant = (text: string): Date | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)) return undefined
  const time = new Date(text.replace(' ', 'T'))
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** Reads the end of maintenance as an operator writes it. @throws StartFailure for a text that is no time, or a past one */
export const readUntil = (text: string | undefined, now: Date): Date => {
  if (!text) throw new StartFailure('Set when it ends: --until +30m, --until 14:30 or --until 2030-01-31T14:30.')
  const until = fromNow(text, now) ?? today(text, now) ?? atInstant(text)
  if (!until) throw new StartFailure(`"${text}" is no time: use for example +30m, +1h30m, 14:30 or 2030-01-31T14:30.`)
  if (until <= now) throw new StartFailure(`"${text}" has passed already: --until must lie in the future.`)
  return until
}
