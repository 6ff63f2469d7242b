import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { linkValidityDays, type ShareLink, sending } from '@quarterdeck/contract/sales/sending'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { reading } from '../../kit/lib/api/queries.ts'
import { copyText, hasClipboard } from '../../kit/lib/clipboard.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import record from '../../kit/ui/styles/record.module.css'
import shared from '../../kit/ui/styles/shared.module.css'
import { toast } from '../../kit/ui/toast.ts'
import { useAction } from '../../kit/ui/use-action.ts'
import classes from './mails.module.css'
import { mailMessages } from './messages/index.ts'

const key = 'invoice-links'

/** Renders a share link with recipient, expiry and first visit. */
const LinkItem = ({ link }: { link: ShareLink }) => {
  const { links: m } = useMessages(mailMessages)
  const { problems } = useMessages(commonMessages)
  const { ago, date } = useFormats()
  const { act, isBusy } = useAction(key)
  const { id, address, to, by, expiresAt, revokedAt, viewedAt } = link
  const name = to === null ? m.by(by) : m.emailed(to)
  const isEnded = revokedAt !== null || Date.parse(expiresAt) <= Date.now()
  const copy = async () => {
    if (await copyText(address ?? '')) toast.success(m.copied)
    else toast.error(problems.notCopied)
  }
  const revoke = async () => {
    await call(sending.revokeLink, { query: { id } })
    toast.success(m.revoked)
  }
  return (
    <li className={classes.link}>
      {address === null ? <span>{name}</span> : <a href={address}>{name}</a>}
      <span className={shared.hintWrap}>
        {isEnded ? m.ended(date(revokedAt ?? expiresAt)) : m.until(date(expiresAt))}
        {' · '}
        {viewedAt ? m.viewed(ago(viewedAt, Date.now())) : m.unseen}
      </span>
      {address !== null && hasClipboard() && (
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={m.copy} onClick={() => act(copy)}>
          <IconCopy size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      {!isEnded && (
        <Button variant="subtle" color="red" size="compact-sm" loading={isBusy} onClick={() => act(revoke)}>
          {m.revoke}
        </Button>
      )}
    </li>
  )
}

const choices = [30, linkValidityDays.default, 365]

/** Lists the share links of an invoice, and creates one with a chosen validity. */
export const Links = ({ id, isOffered }: { id: string; isOffered: boolean }) => {
  const { links: m } = useMessages(mailMessages)
  const { act, isBusy } = useAction(key)
  const [days, setDays] = useState(linkValidityDays.default as number)
  const { data: links = [] } = useQuery(reading(sending.links, { invoiceId: id }))
  const create = async () => {
    const { data } = await call(sending.createLink, { body: { invoiceId: id, days } })
    toast.success((await copyText(data.address ?? '')) ? m.created : m.made)
  }
  return (
    <section className={shared.stack8} aria-label={m.title}>
      <h3 className={classes.part}>{m.title}</h3>
      <p className={shared.hint}>{m.about}</p>
      {links.length > 0 && (
        <ul className={record.entries} aria-label={m.title}>
          {links.map((link) => (
            <LinkItem key={link.id} link={link} />
          ))}
        </ul>
      )}
      {isOffered && (
        <div className={shared.row8}>
          <NativeSelect
            aria-label={m.days}
            data={choices.map((count) => ({ value: String(count), label: m.inDays(count) }))}
            value={String(days)}
            onChange={({ currentTarget: { value } }) => setDays(Number(value))}
          />
          <Button variant="default" loading={isBusy} onClick={() => act(create)}>
            {m.create}
          </Button>
        </div>
      )}
    </section>
  )
}
