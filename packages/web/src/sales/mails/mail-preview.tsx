import { useDebouncedValue } from '@mantine/hooks'
import type { SentBodyOf } from '@quarterdeck/contract/kit/endpoint'
import { mailTexts } from '@quarterdeck/contract/sales/mail-texts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { read } from '../../kit/lib/api/client.ts'
import { ApiError } from '../../kit/lib/api-error.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { ProblemPanel } from '../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import classes from './mails.module.css'
import { mailMessages } from './messages/index.ts'

type Asked = SentBodyOf<typeof mailTexts.preview>

const pauseMs = 300

/** Returns the query of the preview of a mail about an invoice. */
export const mailPreview = (body: Asked) =>
  queryOptions({
    queryKey: ['mail-texts', 'preview', body],
    queryFn: async ({ signal }) => (await read(mailTexts.preview, { body, signal })).data,
    placeholderData: keepPreviousData,
  })

/** Shows the mail exactly as it would be sent. @param to recipient, if not the address of the invoice */
export const MailPreview = ({ to, ...asked }: Asked & { readonly to?: string }) => {
  const { preview: m } = useMessages(mailMessages)
  const heading = useId()
  // The same text asks once, however often it is drawn.
  const [sent] = useDebouncedValue(JSON.stringify(asked), pauseMs)
  const { data, error, refetch } = useQuery(mailPreview(JSON.parse(sent)))
  if (error instanceof ApiError && error.code === 'not_found') return <p className={shared.hint}>{m.none}</p>
  if (!data && error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton width="100%" height={420} />
  return (
    <section className={classes.preview} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading}>{m.title}</h2>
        <span className={shared.hint}>{m.about(data.invoiceId)}</span>
      </div>
      <dl className={classes.envelope}>
        <dt>{m.to}</dt>
        <dd>{to ?? (data.to || m.nobody)}</dd>
        <dt>{m.subject}</dt>
        <dd lang={asked.language}>{data.subject}</dd>
      </dl>
      {/* Nothing in it runs, and nothing it links to is followed. */}
      <iframe className={classes.mail} title={m.title} sandbox="" srcDoc={data.html} tabIndex={-1} />
    </section>
  )
}
