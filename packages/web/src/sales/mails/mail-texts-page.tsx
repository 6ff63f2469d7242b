import { Button, NativeSelect } from '@mantine/core'
import { type Locale, locales } from '@quarterdeck/contract/kit/locales'
import { type MailKind, mailKindNames, mailTexts, type StoredText } from '@quarterdeck/contract/sales/mail-texts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, Suspense } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { reading } from '../../kit/lib/api/queries.ts'
import { localeNames } from '../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../kit/lib/search-params.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { ConflictDialog } from '../../kit/ui/form/conflict-dialog.tsx'
import { LeaveGuard } from '../../kit/ui/form/leave-guard.tsx'
import { useSettingForm, type VersionedSetting } from '../../kit/ui/form/use-setting-form.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { Page } from '../../kit/ui/page.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { Tabs } from '../../kit/ui/tabs/tabs.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { useAction } from '../../kit/ui/use-action.ts'
import { MailPreview } from './mail-preview.tsx'
import classes from './mails.module.css'
import { mailMessages } from './messages/index.ts'
import { isComplete, type Words, WordsFields } from './words-fields.tsx'

const texts = reading(mailTexts.list)

interface Which {
  readonly kind: MailKind
  readonly language: Locale
}

const wordsOf = ({ subject, text, version }: StoredText): VersionedSetting<Words> => ({
  values: { subject, text },
  version,
})

/** Edits the template of a mail in a language, with a live preview. */
const TextForm = ({ kind, language, stored }: Which & { readonly stored: StoredText }) => {
  const { texts: m, words: labels } = useMessages(mailMessages)
  const { actions } = useMessages(commonMessages)
  const mayChange = usePermission('users:access')
  const queries = useQueryClient()
  const { act } = useAction('mail-texts')
  const show = (next: StoredText) =>
    queries.setQueryData(texts.queryKey, (known) =>
      known?.map((text) => (text.kind === kind && text.language === language ? next : text)),
    )
  const keep = async ({ subject, text }: Words, version: number) => {
    const { data } = await call(mailTexts.change, { body: { kind, language, subject, text }, ifMatch: version })
    show(data)
    toast.success(m.saved)
    return wordsOf(data)
  }
  const { values, change, save, discard, isDirty, isBusy, conflict } = useSettingForm(wordsOf(stored), {
    entity: 'mail-texts',
    isValid: (words) => isComplete(kind, words),
    send: keep,
    // What the endpoint answers with.
    read: (current) => wordsOf(current as StoredText),
  })
  const isReady = isComplete(kind, values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isDirty && isReady) save()
  }
  const reset = async () => {
    const { data } = await call(mailTexts.reset, { query: { kind, language }, ifMatch: stored.version })
    show(data)
    discard(values)
    const undo = !stored.isDefault && { label: actions.undo, onClick: () => act(() => keep(stored, data.version)) }
    toast.success(m.restored, undo ? { action: undo } : {})
  }
  return (
    <div className={classes.columns}>
      <form className={shared.stack16} onSubmit={submit} aria-label={m.section}>
        <WordsFields kind={kind} language={language} words={values} onChange={change} readOnly={!mayChange} />
        {mayChange ? (
          <div className={shared.actionsEnd}>
            <Button variant="default" disabled={!isDirty && stored.isDefault} onClick={() => act(reset)}>
              {m.reset}
            </Button>
            <Button type="submit" disabled={!isDirty || !isReady} loading={isBusy}>
              {actions.save}
            </Button>
          </div>
        ) : (
          <p className={shared.hint}>{m.readOnly}</p>
        )}
      </form>
      <MailPreview kind={kind} language={language} {...(isDirty && isReady && values)} />
      {conflict && (
        <ConflictDialog
          fields={conflict.names.map((name) => ({
            name,
            label: labels[name],
            theirs: conflict.theirs[name],
            yours: values[name],
          }))}
          onCancel={conflict.cancel}
          onResolve={conflict.resolve}
        />
      )}
      <LeaveGuard mayLose={() => isDirty} isBySearch />
    </div>
  )
}

const StoredTextForm = ({ kind, language }: Which) => {
  const { data } = useSuspenseQuery(texts)
  const stored = data.find((text) => text.kind === kind && text.language === language)
  return stored && <TextForm kind={kind} language={language} stored={stored} />
}

/** Edits mail templates by kind and language. */
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
          <StoredTextForm key={`${kind} ${language}`} kind={kind} language={language} />
        </Suspense>
      </div>
    </Page>
  )
}
