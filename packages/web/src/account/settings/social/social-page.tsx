import { Button, Select, TextInput } from '@mantine/core'
import { maxSocialLinks, type SocialLink } from '@quarterdeck/contract/people/social'
import {
  displayUrl,
  parseProfile,
  type SocialNetwork,
  socialNetworks,
} from '@quarterdeck/contract/people/social-networks'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Section } from '../../../kit/ui/form/section.tsx'
import { Page } from '../../../kit/ui/page.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { networks } from '../../../people/social/index.ts'
import { settingsMessages } from '../messages/index.ts'
import { QueryContent, RowsSkeleton } from '../parts.tsx'
import { LinkList } from './link-list.tsx'
import classes from './links.module.css'
import { ownLinks, useLinks } from './use-links.ts'

const isIn = (links: readonly SocialLink[], { url }: SocialLink) =>
  links.some((link) => link.url.toLowerCase() === url.toLowerCase())

/** Takes a handle or an address, and shows what becomes of it. */
const AddForm = ({ links }: { links: readonly SocialLink[] }) => {
  const { social: m } = useMessages(settingsMessages)
  const { arrange } = useLinks()
  const [network, setNetwork] = useState<SocialNetwork>('linkedin')
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const found = parseProfile(network, typed)
  const problem = () => {
    if (!found) return m.invalid
    return isIn(links, found) ? m.taken : undefined
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!found || problem()) return
    arrange((before) => (isIn(before, found) ? before : [...before, found]))
    setTyped('')
    setTried(false)
  }
  if (links.length >= maxSocialLinks) return <p className={shared.muted}>{m.full(maxSocialLinks)}</p>
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Select
        label={m.network}
        data={socialNetworks.map((value) => ({ value, label: networks[value].name }))}
        value={found?.network ?? network}
        allowDeselect={false}
        onChange={(value) => setNetwork(value as SocialNetwork)}
      />
      <TextInput
        label={m.address}
        value={typed}
        error={tried && problem()}
        description={found && !tried ? m.preview(displayUrl(found.url)) : '\u00a0'}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setTried(false)
        }}
      />
      <Button type="submit" variant="default">
        {m.add}
      </Button>
    </form>
  )
}

/** Profiles of the person on other sites. */
export const SocialPage = () => {
  const { sections, social: m } = useMessages(settingsMessages)
  const { shown } = useLinks()
  return (
    <Page title={sections.social} layout="narrow">
      <Section title={m.title} text={m.text}>
        <QueryContent query={ownLinks} waiting={<RowsSkeleton count={2} />}>
          {(saved) => {
            const { links } = shown(saved)
            return (
              <>
                <LinkList links={links} />
                <AddForm links={links} />
              </>
            )
          }}
        </QueryContent>
      </Section>
    </Page>
  )
}
