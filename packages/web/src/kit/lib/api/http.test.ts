import { problems } from '@quarterdeck/contract/kit/problem'
import { AxiosError, AxiosHeaders } from 'axios'
import { expect, test } from 'vitest'
import { describeProblem } from '../../ui/describe-problem.ts'
import { en } from '../../ui/messages/en.ts'
import { asApiError } from './http.ts'

const answered = (status: number, data: unknown) =>
  asApiError(
    new AxiosError('refused', 'ERR_BAD_REQUEST', undefined, undefined, {
      status,
      data,
      statusText: '',
      headers: {},
      config: { headers: new AxiosHeaders() },
    }),
  )

test('a request that is too large says who refused it: the product, or a proxy before it', () => {
  const ours = answered(413, { code: 'too_large', message: problems.too_large.message })
  const proxys = answered(413, '<html><head><title>413 Request Entity Too Large</title></head></html>')
  expect(describeProblem(en, ours).text).toBe(en.problems.tooLarge)
  expect(describeProblem(en, proxys).text).toBe(en.problems.proxyLimit)
})
