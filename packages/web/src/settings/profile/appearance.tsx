import { useMantineColorScheme } from '@mantine/core'
import { themes } from '@quarterdeck/contract/own-settings'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useOwnSettings } from '../../session/index.ts'
import { densities } from '../../ui/data-table/list-view.ts'
import { Section } from '../../ui/form/section.tsx'
import { commonMessages } from '../../ui/messages/index.ts'
import { settingsMessages } from '../messages/index.ts'
import { Choice } from './choice.tsx'

/** Colours, and how close the rows of lists stand. */
export const Appearance = () => {
  const { profile: m } = useMessages(settingsMessages)
  const { scheme } = useMessages(commonMessages)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { settings, choose } = useOwnSettings()
  return (
    <Section title={m.appearance} text={m.appearanceText}>
      <Choice
        label={scheme.label}
        data={themes.map((value) => ({ value, label: scheme[value] }))}
        value={colorScheme}
        onChoose={(theme) => {
          setColorScheme(theme)
          choose({ theme })
        }}
      />
      <Choice
        label={m.density}
        data={densities.map((value) => ({ value, label: m.densities[value] }))}
        value={settings.density}
        onChoose={(density) => choose({ density })}
      />
    </Section>
  )
}
