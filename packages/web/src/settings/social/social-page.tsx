import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Section } from '../../ui/form/section.tsx'
import { Page } from '../../ui/page.tsx'
import { settingsMessages } from '../messages/index.ts'
import { Asked, RowsSkeleton } from '../parts.tsx'
import { AddForm } from './add-form.tsx'
import { LinkList } from './link-list.tsx'
import { ownLinks, useLinks } from './use-links.ts'

/** Where one can be found elsewhere. */
export const SocialPage = () => {
  const { sections, social: m } = useMessages(settingsMessages)
  const { shown } = useLinks()
  return (
    <Page title={sections.social} layout="narrow">
      <Section title={m.title} text={m.text}>
        <Asked query={ownLinks} waiting={<RowsSkeleton count={2} />}>
          {(saved) => {
            const { links } = shown(saved)
            return (
              <>
                <LinkList links={links} />
                <AddForm links={links} />
              </>
            )
          }}
        </Asked>
      </Section>
    </Page>
  )
}
