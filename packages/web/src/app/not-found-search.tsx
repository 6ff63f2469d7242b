import type { Me } from '@quarterdeck/contract/account/me'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../kit/lib/api/send.ts'
import { ApiError } from '../kit/lib/api-error.ts'
import { sessionQuery } from '../kit/lib/session.ts'
import { SearchBox } from '../kit/records/palette/index.ts'
import classes from './app.module.css'
import { usePlaces } from './commands/use-places.ts'

/** Unlike elsewhere, nobody is an answer here and leads to no login. */
const ask = async (queries: QueryClient): Promise<Me | null> => {
  try {
    const { data } = await send({ method: 'GET', path: '/me' })
    return queries.setQueryData(sessionQuery.queryKey, data) ?? null
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') return null
    throw error
  }
}

/** Returns the person who looks at a public page, or null for a stranger and until it is known. */
const useVisitor = (): Me | null => {
  const queries = useQueryClient()
  const known = queries.getQueryData(sessionQuery.queryKey)
  const { data } = useQuery({ queryKey: ['visitor'], queryFn: () => ask(queries), enabled: !known })
  return known ?? data ?? null
}

/** Finds the screens, and for those who are signed in the records, that one may have meant. */
export const NotFoundSearch = () => {
  const visitor = useVisitor()
  const places = usePlaces(visitor?.permissions)
  return (
    <div className={classes.notFoundSearch}>
      <SearchBox
        commands={places}
        withRecords={visitor !== null}
        always={false}
        onChoose={({ perform }) => perform()}
      />
    </div>
  )
}
