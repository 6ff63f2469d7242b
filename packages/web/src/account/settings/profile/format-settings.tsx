import { clocks, dateFormats, firstDays, numberFormats } from '@quarterdeck/contract/account/own-settings'
import { useState } from 'react'
import { changeLocale } from '../../../kit/lib/i18n/catalogue.ts'
import { defaultFirstDay } from '../../../kit/lib/i18n/first-day.ts'
import { formatsOf, useFormats } from '../../../kit/lib/i18n/formats.ts'
import { formatTag, localeNames, locales } from '../../../kit/lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useOwnSettings } from '../../../kit/session/index.ts'
import { Section } from '../../../kit/ui/form/section.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { settingsMessages } from '../messages/index.ts'
import { AutoSaveSelect } from './auto-save-select.tsx'
import classes from './profile.module.css'

const own = new Intl.DateTimeFormat().resolvedOptions().timeZone

const named = (zone: string) => zone.replaceAll('_', ' ')

/** All time zones, and first that of the device, whichever it is. */
const zoneOptions = (deviceZone: (zone: string) => string) => [
  { value: 'device', label: deviceZone(named(own)) },
  ...['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => ({
    value: zone,
    label: named(zone),
  })),
]

/** Example of an instant and an amount in the chosen formats. */
const Preview = ({ at }: { at: string }) => {
  const { preview: m } = useMessages(settingsMessages).profile
  const { date, instant, money, number } = useFormats()
  return (
    <dl className={classes.preview} aria-label={m.title}>
      <dt>{m.day}</dt>
      <dd>{date(at)}</dd>
      <dt>{m.moment}</dt>
      <dd>{instant(at)}</dd>
      <dt>{m.number}</dt>
      <dd>{number(1234567.89)}</dd>
      <dt>{m.money}</dt>
      <dd>{money(-2499.5)}</dd>
    </dl>
  )
}

const device = 'device'
const language = 'language'
/** A Sunday. */
const sunday = Date.UTC(2026, 10, 1)
const dayMs = 24 * 3_600_000

/** The language, and how times, days and numbers are written. */
export const FormatSettings = () => {
  const { profile: m } = useMessages(settingsMessages)
  const common = useMessages(commonMessages)
  const locale = useLocale()
  const { settings, choose } = useOwnSettings()
  const [now] = useState(() => new Date().toISOString())
  /** Returns the formats that a change would give. */
  const by = (change: Partial<typeof settings>) => formatsOf(locale, { ...settings, ...change })
  const weekday = new Intl.DateTimeFormat(formatTag[locale], { weekday: 'long', timeZone: 'UTC' })
  return (
    <Section title={m.formats} text={m.formatsText}>
      <AutoSaveSelect
        label={common.language}
        data={locales.map((value) => ({ value, label: localeNames[value] }))}
        value={locale}
        onChoose={(chosen) => {
          void changeLocale(chosen)
          choose({ locale: chosen })
        }}
      />
      <AutoSaveSelect
        label={m.timeZone}
        data={zoneOptions(m.deviceZone)}
        value={settings.timeZone ?? device}
        search={{ hint: m.zoneHint, nothing: m.noZone }}
        onChoose={(zone) => choose({ timeZone: zone === device ? null : zone })}
      />
      <div className={classes.pair}>
        <AutoSaveSelect
          label={m.dateFormat}
          data={dateFormats.map((value) => ({
            value,
            label:
              value === 'auto'
                ? m.byLanguage(by({ dateFormat: value }).date(now))
                : by({ dateFormat: value }).date(now),
          }))}
          value={settings.dateFormat}
          onChoose={(dateFormat) => choose({ dateFormat })}
        />
        <AutoSaveSelect
          label={m.clock}
          data={clocks.map((value) => ({
            value,
            label: value === 'auto' ? m.byLanguage(by({ clock: value }).time(now)) : m.clocks[value],
          }))}
          value={settings.clock}
          onChoose={(clock) => choose({ clock })}
        />
        <AutoSaveSelect
          label={m.numberFormat}
          data={numberFormats.map((value) => {
            const example = by({ numberFormat: value }).number(1234567.89)
            return { value, label: value === 'auto' ? m.byLanguage(example) : example }
          })}
          value={settings.numberFormat}
          onChoose={(numberFormat) => choose({ numberFormat })}
        />
        <AutoSaveSelect
          label={m.firstDay}
          data={[
            { value: language, label: m.byLanguage(weekday.format(sunday + dayMs * defaultFirstDay(locale))) },
            ...firstDays.map((day) => ({ value: String(day), label: weekday.format(sunday + dayMs * day) })),
          ]}
          value={settings.firstDay === null ? language : String(settings.firstDay)}
          onChoose={(chosen) => choose({ firstDay: firstDays.find((day) => String(day) === chosen) ?? null })}
        />
      </div>
      <Preview at={now} />
    </Section>
  )
}
