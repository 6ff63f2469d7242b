import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatsOf } from '../../kit/lib/i18n/formats.ts'
import { formatTag } from '../../kit/lib/i18n/locale.ts'
import { usePreferences } from '../../kit/lib/i18n/preferences.ts'
import { useLocale } from '../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { type FrameAddress, frameOf, type RangeName, readAddress } from './address.ts'

/** Returns the user's time zone, or that of the device. */
export const useOwnZone = (): string =>
  usePreferences().timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Returns the frame in the URL, and a function to change it.
 * @param usual range if the URL has none
 */
export const useFrame = (usual?: RangeName) => {
  const search: SearchParams = useSearch({ strict: false })
  const navigate = useNavigate()
  const address = readAddress(search)
  const frame = frameOf(address, useOwnZone(), usual)
  const change = (next: FrameAddress) =>
    void navigate({ to: '.', search: { ...address, ...next } as never, resetScroll: false })
  return { frame, change }
}

/** Returns formats in the time zone of the dashboard. */
export const useFormatsInZone = (zone: string) => {
  const locale = useLocale()
  const own = usePreferences()
  return useMemo(() => {
    const tag = formatTag[locale]
    // Each card has its own, and most of them use one or two: the others are never made.
    const at = (options: Intl.DateTimeFormatOptions) => {
      let format: Intl.DateTimeFormat | undefined
      return (iso: string) => {
        format ??= new Intl.DateTimeFormat(tag, { timeZone: zone, ...options })
        return format.format(new Date(iso))
      }
    }
    return {
      ...formatsOf(locale, { ...own, timeZone: zone }),
      shortHour: at({
        hour: 'numeric',
        ...(own.clock !== 'auto' && { hourCycle: own.clock === '12' ? 'h12' : 'h23' }),
      }),
      shortDay: at({ month: 'short', day: 'numeric' }),
      longDay: at({ weekday: 'long', month: 'short', day: 'numeric', year: 'numeric' }),
      shortMonth: at({ month: 'short' }),
      longMonth: at({ month: 'long', year: 'numeric' }),
      hourOf: at({
        weekday: 'short',
        hour: 'numeric',
        minute: '2-digit',
        ...(own.clock !== 'auto' && { hourCycle: own.clock === '12' ? 'h12' : 'h23' }),
      }),
      decimal: (value: number) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value),
      compact: (value: number) =>
        new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }).format(value),
      milliseconds: (value: number) =>
        new Intl.NumberFormat(tag, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 }).format(value),
      exactShare: (value: number) =>
        new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(value),
      share: (value: number) =>
        new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: value < 0.1 ? 1 : 0 }).format(value),
    }
  }, [locale, own, zone])
}
export type ZoneFormats = ReturnType<typeof useFormatsInZone>
