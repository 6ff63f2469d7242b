import { Select, useMantineColorScheme } from '@mantine/core'
import { changeLocale } from '../../lib/i18n/catalogue.ts'
import { localeNames, locales } from '../../lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { Section } from '../../ui/form/section.tsx'
import { commonMessages } from '../../ui/messages/index.ts'
import { profileMessages } from './messages/index.ts'

const schemes = ['auto', 'light', 'dark'] as const

/** Language and colours, which hold at once. */
export const Appearance = () => {
  const m = useMessages(profileMessages)
  const common = useMessages(commonMessages)
  const locale = useLocale()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const choose = <Value extends string>(
    known: readonly Value[],
    value: string | null,
    then: (value: Value) => void,
  ) => {
    const chosen = known.find((each) => each === value)
    if (chosen) then(chosen)
  }
  return (
    <Section title={m.appearance} text={m.appearanceText}>
      <Select
        label={common.language}
        data={locales.map((value) => ({ value, label: localeNames[value] }))}
        value={locale}
        allowDeselect={false}
        onChange={(value) => choose(locales, value, (chosen) => void changeLocale(chosen))}
      />
      <Select
        label={common.scheme.label}
        data={schemes.map((value) => ({ value, label: common.scheme[value] }))}
        value={colorScheme}
        allowDeselect={false}
        onChange={(value) => choose(schemes, value, setColorScheme)}
      />
    </Section>
  )
}
