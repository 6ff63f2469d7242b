import { Button } from '@mantine/core'
import { help } from '@quarterdeck/contract/support/help'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { copyText, hasClipboard } from '../../../kit/lib/clipboard.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { localeNames } from '../../../kit/lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { pathTo } from '../../../kit/lib/paths.ts'
import { useVisitor } from '../../../kit/lib/session.ts'
import { FormattedText } from '../../../kit/ui/formatted-text/formatted-text.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { supportMessages } from '../../messages/index.ts'
import { Feedback } from './feedback.tsx'
import classes from './help.module.css'
import { answerIn } from './help-query.ts'
import { useHighlight } from './use-highlight.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

const CopyLink = ({ id }: { readonly id: number }) => {
  const m = useMessages(supportMessages).help
  const copy = async () => {
    const address = new URL(pathTo(`/support/faqs?article=${id}`), location.href)
    if (await copyText(address.href)) toast.success(m.copied)
  }
  return (
    <Button variant="subtle" size="compact-sm" leftSection={<IconLink {...icon} />} onClick={() => void copy()}>
      {m.copyLink}
    </Button>
  )
}

/** Shows an answer in the user's language, or in another one with a note. */
export const Answer = ({ id, words }: { readonly id: number; readonly words: readonly string[] }) => {
  const m = useMessages(supportMessages).help
  const { date } = useFormats()
  const locale = useLocale()
  const visitor = useVisitor()
  const { data: answer } = useSuspenseQuery(answerIn(locale, id))
  const text = useRef<HTMLDivElement>(null)
  useHighlight(text, words, answer.body)
  useEffect(() => {
    // Nobody waits for that, or misses it.
    call(help.opened, { body: { id } }).catch(() => undefined)
  }, [id])
  return (
    <div className={classes.body}>
      {answer.language !== locale && (
        <p className={classes.notice}>
          <IconLanguage size={18} stroke={1.75} aria-hidden />
          {m.otherLanguage(localeNames[answer.language])}
        </p>
      )}
      <div ref={text} lang={answer.language}>
        <FormattedText text={answer.body} />
      </div>
      <div className={classes.foot}>
        <Feedback id={id} />
        <div className={classes.tools}>
          <span className={classes.updated}>{m.updated(date(answer.updatedAt))}</span>
          {hasClipboard() && <CopyLink id={id} />}
          {visitor?.permissions.includes('articles:write') && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPencil {...icon} />}
              renderRoot={(props) => <Link to="/articles/$id" params={{ id: String(id) }} {...props} />}
            >
              {m.edit}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
