import { Button, Checkbox, InputBase, Select, TextInput } from '@mantine/core'
import type { Attachment } from '@quarterdeck/contract/kit/attachments'
import { contact } from '@quarterdeck/contract/support/contact'
import { type ContactTopic, contactTopics, maxContactMessage } from '@quarterdeck/contract/support/contact-topics'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import { useVisitor } from '../../../kit/lib/session.ts'
import { useUpload } from '../../../kit/records/index.ts'
import { FormProblem } from '../../../kit/ui/form-problem.tsx'
import { Page } from '../../../kit/ui/page.tsx'
import { useSubmit } from '../../../kit/ui/use-submit.ts'
import { supportMessages } from '../../messages/index.ts'
import { ArticleSuggestions } from '../faqs/article-suggestions.tsx'
import classes from './contact.module.css'
import { ContactFiles } from './contact-files.tsx'

const fields = ['name', 'email', 'topic', 'reference', 'message', 'files', 'consent'] as const

interface Typed {
  readonly name: string
  readonly email: string
  readonly topic: ContactTopic
  readonly reference: string
  readonly message: string
  readonly files: readonly Attachment[]
  readonly consent: boolean
  readonly website: string
}

/** Returns initial values: name and address of a signed-in user, and the text of a search without results. */
const useFirst = (): Typed => {
  const visitor = useVisitor()
  const { message }: SearchParams = useSearch({ strict: false })
  return {
    name: visitor?.name ?? '',
    email: visitor?.email ?? '',
    topic: 'order',
    reference: '',
    message: typeof message === 'string' ? message.slice(0, maxContactMessage) : '',
    files: [],
    consent: false,
    website: '',
  }
}

interface InputsProps {
  readonly typed: Typed
  /** Returns the problem of a field. */
  readonly wrong: (name: string) => string | undefined
  readonly put: (part: Partial<Typed>) => void
}

/** Inputs of the sender, the topic and the message. */
const ContactInputs = ({ typed, wrong, put }: InputsProps) => {
  const { contact: words } = useMessages(supportMessages)
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label={words.fields.name}
          name="name"
          autoComplete="name"
          maxLength={120}
          withAsterisk
          value={typed.name}
          error={wrong('name')}
          onChange={({ currentTarget }) => put({ name: currentTarget.value })}
        />
        <TextInput
          label={words.fields.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          withAsterisk
          value={typed.email}
          error={wrong('email')}
          onChange={({ currentTarget }) => put({ email: currentTarget.value })}
        />
      </div>
      <div className={classes.pair}>
        <Select
          label={words.fields.topic}
          data={contactTopics.map((value) => ({ value, label: words.topics[value] }))}
          value={typed.topic}
          allowDeselect={false}
          error={wrong('topic')}
          onChange={(value) => put({ topic: value as ContactTopic })}
        />
        <TextInput
          label={words.fields.reference}
          placeholder={words.referenceHint}
          autoComplete="off"
          maxLength={40}
          value={typed.reference}
          error={wrong('reference')}
          onChange={({ currentTarget }) => put({ reference: currentTarget.value })}
        />
      </div>
      <InputBase
        component="textarea"
        multiline
        rows={8}
        label={words.fields.message}
        maxLength={maxContactMessage}
        withAsterisk
        value={typed.message}
        error={wrong('message')}
        onChange={({ currentTarget }) => put({ message: currentTarget.value })}
      />
    </>
  )
}

/** Field that people don't see, so that only a program fills it in. */
const Trap = ({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) => {
  const { contact: words } = useMessages(supportMessages)
  return (
    <div className={classes.website} aria-hidden="true">
      <label htmlFor="contact-website">{words.website}</label>
      <input
        id="contact-website"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}

/** Sends a message to support, with or without an account. */
export const ContactPage = () => {
  const m = useMessages(supportMessages)
  const { contact: words } = m
  const language = useLocale()
  const navigate = useNavigate()
  const first = useFirst()
  const [typed, setTyped] = useState(first)
  const { send, busy, wrong, problem } = useSubmit()
  const put = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }))
  const { upload, uploading } = useUpload(contact, (file) =>
    setTyped((now) => ({ ...now, files: [...now.files, file] })),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || uploading) return
    void send(async () => {
      // What is missing is told by the server, in its words for each field.
      const files = typed.files.map(({ key }) => key)
      const { data } = await call(contact.send, { body: { ...typed, files, language, consent: typed.consent as true } })
      await navigate({
        to: '/support/requests/$token',
        params: { token: data.token },
        search: { sent: data.isMailed ? 'mailed' : 'here' },
      })
    })
  }
  return (
    <Page title={words.title} about={words.text}>
      <div className={classes.columns}>
        <form className={classes.form} onSubmit={submit} noValidate>
          <FormProblem>{problem(...fields)}</FormProblem>
          <ContactInputs typed={typed} wrong={wrong} put={put} />
          <ContactFiles
            files={typed.files}
            problem={wrong('files')}
            uploading={uploading}
            onChoose={upload}
            onRemove={(key) => put({ files: typed.files.filter((file) => file.key !== key) })}
          />
          <Trap value={typed.website} onChange={(website) => put({ website })} />
          <Checkbox
            label={words.consent}
            checked={typed.consent}
            error={wrong('consent') && words.consentMissing}
            onChange={({ currentTarget }) => put({ consent: currentTarget.checked })}
          />
          <div>
            <Button type="submit" loading={busy} disabled={Boolean(uploading)}>
              {words.send}
            </Button>
          </div>
        </form>
        <ArticleSuggestions text={typed.message} fallback={<Link to="/support/faqs">{m.overview.allFaqs}</Link>} />
      </div>
    </Page>
  )
}
