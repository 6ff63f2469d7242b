import { startPages } from '@quarterdeck/contract/account/own-settings'
import { type AnyRoute, useRouter } from '@tanstack/react-router'
import { useAllPickedMessages, useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../../kit/lib/session.ts'
import { useOwnSettings } from '../../../kit/session/index.ts'
import { Section } from '../../../kit/ui/form/section.tsx'
import { settingsMessages } from '../messages/index.ts'
import { AutoSaveSelect } from './auto-save-select.tsx'

/** The start pages that this person may see, each with the title of its screen. */
const useStartPages = () => {
  const { permissions } = useMe()
  // The router knows each path by a type of its own; here they are all alike.
  const routes: Readonly<Record<string, AnyRoute>> = useRouter().routesByPath
  const there = startPages.flatMap((value) => {
    const { title, needs } = routes[`/${value}`]?.options.staticData ?? {}
    return title && (!needs || permissions.includes(needs)) ? [{ value, title }] : []
  })
  const titles = useAllPickedMessages(
    there.map(({ title }) => title),
    useLocale(),
  )
  return there.map(({ value }, index) => ({ value, label: titles[index] ?? value }))
}

const usual = 'dashboard'

/** Screen that is shown after signing in. */
export const StartPage = () => {
  const { profile: m } = useMessages(settingsMessages)
  const { settings, choose } = useOwnSettings()
  const pages = useStartPages()
  return (
    <Section title={m.start} text={m.startText}>
      <AutoSaveSelect
        label={m.startPage}
        data={[{ value: usual, label: m.dashboard }, ...pages]}
        value={settings.startPage ?? usual}
        onChoose={(startPage) => choose({ startPage: startPage === usual ? null : startPage })}
      />
    </Section>
  )
}
