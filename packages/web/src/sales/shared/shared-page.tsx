import { Button } from '@mantine/core'
import { type Shared, sending } from '@quarterdeck/contract/sales/sending'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { read } from '../../kit/lib/api/client.ts'
import { ApiError } from '../../kit/lib/api-error.ts'
import { withMessages } from '../../kit/lib/i18n/catalogue.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { currentLocale, type Locale, setLocale } from '../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { DocumentPages } from '../../kit/ui/paper/paper.tsx'
import { ProblemPanel } from '../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { StatusBadge, type Tone } from '../../kit/ui/status-badge.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { useDownload } from '../../kit/ui/use-download.ts'
import { useTitle } from '../../kit/ui/use-title.ts'
import { sharedMessages } from './messages/index.ts'
import classes from './shared.module.css'

const told = ['overdue', 'partlyPaid', 'paid', 'credited', 'void'] as const
type State = 'open' | (typeof told)[number]

const tones: Readonly<Record<State, Tone>> = {
  open: 'amber',
  overdue: 'red',
  partlyPaid: 'amber',
  paid: 'green',
  credited: 'gray',
  void: 'gray',
}

/** Returns the state shown to the customer, without internal ones such as *sent* and *viewed*. */
const stateOf = ({ state }: Shared): State => told.find((each) => each === state) ?? 'open'

/** Shows the page in the language of the invoice, without saving it as the visitor's choice. */
const useLanguage = (language: Locale | undefined): void => {
  useEffect(() => {
    if (language === undefined || language === currentLocale()) return
    const before = currentLocale()
    const change = async (to: Locale) => {
      document.documentElement.lang = to
      setLocale(to)
      await withMessages(async () => undefined)
    }
    void change(language)
    return () => void change(before)
  }, [language])
}

const useShared = (token: string) =>
  useQuery({
    queryKey: ['shared', token],
    queryFn: async () => (await read(sending.open, { body: { token } })).data,
    retry: false,
  })

const Frame = ({ title, children }: { title: string; children: ReactNode }) => {
  useTitle(title)
  return <main className={classes.page}>{children}</main>
}

const Facts = ({ invoice }: { invoice: Shared }) => {
  const m = useMessages(sharedMessages)
  const { money, keptDay } = useFormats()
  const { state, owedAmount, totalAmount, dueDate, issueDate, paidAt } = invoice
  const isOwed = owedAmount > 0
  return (
    <dl className={classes.facts} aria-label={m.facts}>
      <div className={classes.main}>
        <dt>{isOwed ? m.owed : m.total}</dt>
        <dd data-figures>{money(isOwed ? owedAmount : totalAmount)}</dd>
      </div>
      {isOwed && owedAmount !== totalAmount && (
        <div>
          <dt>{m.total}</dt>
          <dd data-figures>{money(totalAmount)}</dd>
        </div>
      )}
      <div>
        <dt>{m.issued}</dt>
        <dd>{keptDay(issueDate)}</dd>
      </div>
      {state !== 'void' && state !== 'credited' && (
        <div>
          <dt>{paidAt ? m.paid : m.due}</dt>
          <dd>{keptDay(paidAt ?? dueDate)}</dd>
        </div>
      )}
    </dl>
  )
}

const Actions = ({ token, invoice: { id, hasFile } }: { token: string; invoice: Shared }) => {
  const m = useMessages(sharedMessages)
  const { save, isBusy } = useDownload()
  return (
    <div className={shared.row8}>
      {hasFile && (
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={isBusy}
          onClick={() => void save(sending.file.path, new URLSearchParams({ token }), `${id}.pdf`)}
        >
          {m.download}
        </Button>
      )}
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        {m.print}
      </Button>
    </div>
  )
}

const Found = ({ token, invoice }: { token: string; invoice: Shared }) => {
  const m = useMessages(sharedMessages)
  const { date } = useFormats()
  const state = stateOf(invoice)
  useLanguage(invoice.language)
  return (
    <Frame title={m.name(invoice.id)}>
      <div className={classes.head}>
        <div>
          <p className={classes.company}>{m.from(invoice.company)}</p>
          <h1 tabIndex={-1}>
            {m.name(invoice.id)} <StatusBadge tone={tones[state]}>{m.states[state]}</StatusBadge>
          </h1>
        </div>
        <Actions token={token} invoice={invoice} />
      </div>
      {state === 'void' && <p>{m.canceled}</p>}
      <Facts invoice={invoice} />
      <section aria-label={m.document}>
        <DocumentPages paper={invoice.paper} />
      </section>
      <p className={shared.hint}>{m.until(date(invoice.expiresAt))}</p>
    </Frame>
  )
}

/** Explains why the link doesn't work, without details of the invoice. */
const Lost = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const m = useMessages(sharedMessages)
  const code = error instanceof ApiError ? error.code : undefined
  const words = code === 'gone' ? m.gone : code === 'not_found' ? m.unknown : undefined
  return (
    <Frame title={words?.title ?? m.title}>
      {words ? (
        <div className={classes.lost}>
          <IconLinkOff size={36} stroke={1.5} aria-hidden />
          <h1 tabIndex={-1}>{words.title}</h1>
          <p className={shared.muted}>{words.text}</p>
        </div>
      ) : (
        <>
          <h1 tabIndex={-1}>{m.title}</h1>
          <ProblemPanel error={error} onRetry={onRetry} />
        </>
      )}
    </Frame>
  )
}

/** Shows an invoice to its customer: amount owed and document, without links into the app. */
export const SharedPage = () => {
  const m = useMessages(sharedMessages)
  const { token } = useParams({ from: '/i/$token' })
  const { data, error, refetch } = useShared(token)
  if (data) return <Found token={token} invoice={data} />
  if (error) return <Lost error={error} onRetry={() => void refetch()} />
  return (
    <Frame title={m.title}>
      <h1 tabIndex={-1}>{m.title}</h1>
      <div aria-busy="true">
        <Skeleton width="100%" height={640} />
      </div>
    </Frame>
  )
}
