import { ActionIcon, Button } from '@mantine/core'
import { help } from '@quarterdeck/contract/support/help'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../../kit/lib/api/client.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Flag } from '../../../kit/ui/flag.tsx'
import { StatePanel } from '../../../kit/ui/state-panel.tsx'
import { useAction } from '../../../kit/ui/use-action.ts'
import { supportMessages } from '../../messages/index.ts'
import classes from './help.module.css'
import { missesOf } from './help-query.ts'

/** Lists searches without results, from which articles can be created. */
export const FailedSearches = () => {
  const m = useMessages(supportMessages).help.misses
  const { date } = useFormats()
  const { data } = useSuspenseQuery(missesOf)
  const { act, isBusy } = useAction('help')
  if (data.length === 0) return <StatePanel title={m.empty} text={m.emptyText} />
  return (
    <section aria-label={m.label}>
      <p className={classes.count}>{m.text}</p>
      <ul className={classes.rows}>
        {data.map(({ id, words, language, count, lastAt }) => (
          <li key={id} className={classes.row}>
            <Flag locale={language} />
            <span className={classes.rowTitle} lang={language}>
              {words}
            </span>
            <span className={classes.updated}>{`${m.times(count)} · ${date(lastAt)}`}</span>
            <span className={classes.tools}>
              <Button
                variant="default"
                size="compact-sm"
                renderRoot={(props) => <Link to="/articles/create" search={{ title: words }} {...props} />}
              >
                {m.write}
              </Button>
              <ActionIcon
                aria-label={m.dismiss(words)}
                disabled={isBusy}
                onClick={() => act(() => call(help.dismiss, { query: { id: String(id) } }))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
