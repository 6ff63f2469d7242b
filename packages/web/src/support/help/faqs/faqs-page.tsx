import { Button } from '@mantine/core'
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconZoomQuestion from '@tabler/icons-react/dist/esm/icons/IconZoomQuestion.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useVisitor } from '../../../kit/lib/session.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { supportMessages } from '../../messages/index.ts'
import { StillNeedHelp } from '../still-need-help.tsx'
import { Categories } from './categories.tsx'
import classes from './help.module.css'
import { questionsIn } from './help-query.ts'
import { HelpSearch } from './help-search.tsx'
import { Results } from './results.tsx'
import { useHelpAddress } from './use-help-address.ts'

const Arrange = lazy(async () => ({ default: (await import('./article-sorting.tsx')).ArticleSorting }))
const Misses = lazy(async () => ({ default: (await import('./failed-searches.tsx')).FailedSearches }))

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

/** Tools for authors of articles. */
const AuthorTools = () => {
  const { help: m } = useMessages(supportMessages)
  const { edit, work } = useHelpAddress()
  return (
    <>
      <Button
        variant={edit === 'misses' ? 'light' : 'default'}
        aria-pressed={edit === 'misses'}
        leftSection={<IconZoomQuestion {...icon} />}
        onClick={() => work(edit === 'misses' ? '' : 'misses')}
      >
        {m.misses.label}
      </Button>
      <Button
        variant={edit === 'order' ? 'light' : 'default'}
        aria-pressed={edit === 'order'}
        leftSection={<IconArrowsSort {...icon} />}
        onClick={() => work(edit === 'order' ? '' : 'order')}
      >
        {edit === 'order' ? m.order.done : m.order.label}
      </Button>
      <Button leftSection={<IconPlus {...icon} />} renderRoot={(props) => <Link to="/articles/create" {...props} />}>
        {m.create}
      </Button>
    </>
  )
}

const Questions = () => {
  const locale = useLocale()
  const { article, open } = useHelpAddress()
  const { data } = useSuspenseQuery(questionsIn(locale))
  return <Categories questions={data} open={article} onOpen={open} />
}

const Content = ({ isAuthor }: { readonly isAuthor: boolean }) => {
  const { q, article, edit, open } = useHelpAddress()
  if (isAuthor && edit === 'order') return <Arrange />
  if (isAuthor && edit === 'misses') return <Misses />
  return q ? <Results q={q} open={article} onOpen={open} /> : <Questions />
}

/** Public list of questions and answers. */
export const FaqsPage = () => {
  const m = useMessages(supportMessages)
  const { q, edit, look } = useHelpAddress()
  const isAuthor = useVisitor()?.permissions.includes('articles:write') ?? false
  const isReading = !isAuthor || edit === ''
  return (
    <Page title={m.sections.faqs} actions={isAuthor && <AuthorTools />}>
      {isReading && <HelpSearch value={q} onChange={look} />}
      <Suspense
        fallback={
          <div className={classes.waiting} aria-busy="true">
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} width="100%" height={48} />
            ))}
          </div>
        }
      >
        <Content isAuthor={isAuthor} />
      </Suspense>
      {isReading && <StillNeedHelp q={q} />}
    </Page>
  )
}
