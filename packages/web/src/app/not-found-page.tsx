import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import classes from './app.module.css'
import { LostFigure } from './figures.tsx'
import { FullPage } from './full-page.tsx'
import { appMessages } from './messages/index.ts'

const NotFoundSearch = lazy(async () => ({ default: (await import('./not-found-search.tsx')).NotFoundSearch }))

/** Any path that leads nowhere. */
export const NotFoundPage = () => {
  const { notFound: m } = useMessages(appMessages)
  return (
    <FullPage figure={<LostFigure />} documentTitle="404" title={m.title} text={m.text}>
      <div className={classes.search}>
        <Suspense>
          <NotFoundSearch />
        </Suspense>
      </div>
      <Button renderRoot={(props) => <Link to="/users" {...props} />}>{m.toProduct}</Button>
      <Button variant="default" onClick={() => window.history.back()}>
        {m.back}
      </Button>
    </FullPage>
  )
}
