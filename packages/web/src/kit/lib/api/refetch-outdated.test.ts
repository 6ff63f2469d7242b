import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refetchOutdated } from './refetch-outdated.ts'

test('what is on its way while something changes is asked for once more', async () => {
  const queries = new QueryClient()
  refetchOutdated(queries)
  const answers: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const observer = new QueryObserver(queries, { queryKey: ['orders'], queryFn })
  const stop = observer.subscribe(() => undefined)
  void queries.invalidateQueries({ queryKey: ['orders'] })
  answers[0]?.('before')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('after')
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ data: 'after', fetchStatus: 'idle' }))
  expect(answers).toHaveLength(2)
  stop()
  queries.clear()
})
