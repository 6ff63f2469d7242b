import { Button, NativeSelect } from '@mantine/core'
import { type Locale, locales } from '@quarterdeck/contract/core/locales'
import { type MailKind, mailKindNames, mailTexts } from '@quarterdeck/contract/sales/mail-texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, Suspense, useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { reading } from '../../lib/api/queries.ts'
import { localeNames } from '../../lib/i18n/locale.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { SearchParams } from '../../lib/search-params.ts'
import { useMay } from '../../lib/session.ts'
import { LeaveGuard } from '../../ui/form/leave-guard.tsx'
import { commonMessages } from '../../ui/messages/index.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import shared from '../../ui/styles/shared.module.css'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { toast } from '../../ui/toast.ts'
import { useAct } from '../../ui/use-act.ts'
import { MailPreview } from './mail-preview.tsx'
import classes from './mails.module.css'
import { mailMessages } from './messages/index.ts'
import { isComplete, type Words, WordsFields } from './words-fields.tsx'

const texts = reading(mailTexts.list)

interface Which {
  readonly kind: MailKind
  readonly language: Locale
}

/** Changes what a mail says in a language, and shows at once what becomes of it. */
const TextForm = ({ kind, language }: Which) => {
  const { texts: m } = useMessages(mailMessages)
  const { actions } = useMessages(commonMessages)
  const mayChange = useMay('users:access')
  const { data } = useSuspenseQuery(texts)
  const stored = data.find((text) => text.kind === kind && text.language === language)
  const [typed, setTyped] = useState<Words>()
  const { act, isBusy } = useAct('mail-texts')
  const words = typed ?? { subject: stored?.subject ?? '', text: stored?.text ?? '' }
  const isReady = typed !== undefined && isComplete(kind, typed)
  const isDirty = typed !== undefined && (typed.subject !== stored?.subject || typed.text !== stored.text)

  /** What is stored by now is shown; what was typed since stays. */
  const letGo = () => setTyped((now) => (now === typed ? undefined : now))
  const keep = async (body: Words) => {
    await call(mailTexts.change, { body: { kind, language, subject: body.subject, text: body.text } })
    letGo()
    toast.success(m.saved)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) act(() => keep(typed))
  }
  const reset = async () => {
    await call(mailTexts.reset, { query: { kind, language } })
    letGo()
    const undo = stored && !stored.isDefault && { label: actions.undo, onClick: () => act(() => keep(stored)) }
    toast.success(m.restored, undo ? { action: undo } : {})
  }
  return (
    <div className={classes.columns}>
      <form className={shared.stack16} onSubmit={submit} aria-label={m.section}>
        <WordsFields kind={kind} language={language} words={words} onChange={setTyped} readOnly={!mayChange} />
        {mayChange ? (
          <div className={shared.actionsEnd}>
            <Button
              variant="default"
              disabled={typed === undefined && stored?.isDefault !== false}
              onClick={() => act(reset)}
            >
              {m.reset}
            </Button>
            <Button type="submit" disabled={!isReady} loading={isBusy}>
              {actions.save}
            </Button>
          </div>
        ) : (
          <p className={shared.hint}>{m.readOnly}</p>
        )}
      </form>
      <MailPreview kind={kind} language={language} {...(isReady && typed)} />
      <LeaveGuard mayLose={() => isDirty} isBySearch />
    </div>
  )
}

/** What mails to customers say, kind by kind and language by language. */
export const MailTextsPage = () => {
  const { texts: m, kinds } = useMessages(mailMessages)
  const search: SearchParams = useSearch({ strict: false })
  const navigate = useNavigate()
  const kind = mailKindNames.find((each) => each === search.kind) ?? 'invoice'
  const language = locales.find((each) => each === search.language) ?? 'en'
  return (
    <Page title={m.title} about={m.about}>
      <div className={shared.stack16}>
        <NativeSelect
          className={classes.kind ?? ''}
          label={m.kind}
          data={mailKindNames.map((value) => ({ value, label: kinds[value] }))}
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            void navigate({ to: '/settings/mail-texts', search: { kind: value, language } })
          }
        />
        <Tabs
          label={m.languages}
          current={language}
          tabs={locales.map((name) => ({
            name,
            label: localeNames[name],
            link: { to: '/settings/mail-texts', search: { kind, language: name } },
          }))}
        />
        <Suspense
          fallback={
            <div className={classes.columns} aria-busy="true">
              <Skeleton width="100%" height={440} />
              <Skeleton width="100%" height={620} />
            </div>
          }
        >
          <TextForm key={`${kind} ${language}`} kind={kind} language={language} />
        </Suspense>
      </div>
    </Page>
  )
}
