import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import { useVisitor } from '../../../kit/lib/session.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { Panel } from '../../../kit/ui/panel.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { supportMessages } from '../../messages/index.ts'
import { HelpSearch } from '../faqs/help-search.tsx'
import { Results } from '../faqs/results.tsx'
import { ServiceState } from '../incidents/service-state.tsx'
import { StillNeedHelp } from '../still-need-help.tsx'
import { MyTickets } from './my-tickets.tsx'
import classes from './overview.module.css'
import { popularIn } from './overview-query.ts'
import { ReplyTime } from './reply-time.tsx'

const Popular = () => {
  const { overview: m } = useMessages(supportMessages)
  const locale = useLocale()
  const { data } = useQuery(popularIn(locale))
  return (
    <Panel title={m.popular} tools={<Link to="/support/faqs">{m.allFaqs}</Link>}>
      {data ? (
        <ul className={classes.links}>
          {data.map(({ id, title, language }) => (
            <li key={id}>
              <Link to="/support/faqs" search={{ article: String(id) }} lang={language}>
                <span>{title}</span>
                <IconChevronRight size={16} stroke={1.75} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton width="100%" height={232} />
      )}
      {data?.length === 0 && <p className={classes.none}>{m.noArticles}</p>}
    </Panel>
  )
}

/** Returns search and open answer from the URL, and functions to change them. */
const useOverviewAddress = () => {
  const search: SearchParams = useSearch({ strict: false })
  const { q, article } = search
  const navigate = useNavigate()
  const change = (part: SearchParams) =>
    void navigate({ to: '/support', search: { ...search, ...part }, replace: true, resetScroll: false })
  return {
    q: typeof q === 'string' ? q.slice(0, 100) : '',
    article: Number(article) || undefined,
    look: (text: string) => change({ q: text, article: '' }),
    open: (id: number | undefined) => change({ article: id === undefined ? '' : String(id) }),
  }
}

/** Start page of the help center. */
export const OverviewPage = () => {
  const m = useMessages(supportMessages)
  const { q, article, look, open } = useOverviewAddress()
  const visitor = useVisitor()
  return (
    <Page title={m.overview.title}>
      <HelpSearch value={q} onChange={look} />
      {q && (
        <div className={classes.results}>
          <Results q={q} open={article} onOpen={open} />
          {visitor && <MyTickets userId={visitor.id} q={q} />}
        </div>
      )}
      {!q && (
        <div className={classes.panels}>
          <Popular />
          <div className={classes.side}>
            <ServiceState />
            <ReplyTime />
            {visitor && <MyTickets userId={visitor.id} />}
          </div>
        </div>
      )}
      <StillNeedHelp q={q} />
    </Page>
  )
}
