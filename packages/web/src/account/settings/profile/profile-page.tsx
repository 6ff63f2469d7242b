import { useMantineColorScheme } from '@mantine/core'
import { themes } from '@quarterdeck/contract/account/own-settings'
import { Suspense } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useOwnSettings } from '../../../kit/session/index.ts'
import { densities } from '../../../kit/ui/data-table/list-view.ts'
import { Section } from '../../../kit/ui/form/section.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { settingsMessages } from '../messages/index.ts'
import { AutoSaveSelect } from './auto-save-select.tsx'
import { EmailSection } from './email.tsx'
import { FormatSettings } from './format-settings.tsx'
import { ProfileForm, ProfileFormSkeleton } from './profile-form.tsx'
import { StartPage } from './start-page.tsx'

/** Colours, and how close the rows of lists stand. */
const Appearance = () => {
  const { profile: m } = useMessages(settingsMessages)
  const { scheme } = useMessages(commonMessages)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { settings, choose } = useOwnSettings()
  return (
    <Section title={m.appearance} text={m.appearanceText}>
      <AutoSaveSelect
        label={scheme.label}
        data={themes.map((value) => ({ value, label: scheme[value] }))}
        value={colorScheme}
        onChoose={(theme) => {
          setColorScheme(theme)
          choose({ theme })
        }}
      />
      <AutoSaveSelect
        label={m.density}
        data={densities.map((value) => ({ value, label: m.densities[value] }))}
        value={settings.density}
        onChoose={(density) => choose({ density })}
      />
    </Section>
  )
}

/** Profile of the person, and their settings of the product. */
export const ProfilePage = () => {
  const { sections } = useMessages(settingsMessages)
  return (
    <Page title={sections.profile} layout="narrow">
      <Suspense fallback={<ProfileFormSkeleton />}>
        <ProfileForm />
      </Suspense>
      <EmailSection />
      <FormatSettings />
      <Appearance />
      <Suspense fallback={<Skeleton width="100%" height={120} />}>
        <StartPage />
      </Suspense>
    </Page>
  )
}
