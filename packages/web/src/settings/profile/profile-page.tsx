import { Suspense } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { settingsMessages } from '../messages/index.ts'
import { Appearance } from './appearance.tsx'
import { EmailSection } from './email-section.tsx'
import { Formats } from './formats.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Who one is to others, and how the product looks to oneself. */
export const ProfilePage = () => {
  const { sections } = useMessages(settingsMessages)
  return (
    <Page title={sections.profile} layout="narrow">
      <Suspense fallback={<Skeleton width="100%" height={420} />}>
        <ProfileForm />
      </Suspense>
      <EmailSection />
      <Formats />
      <Appearance />
    </Page>
  )
}
