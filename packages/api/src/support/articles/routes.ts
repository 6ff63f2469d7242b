import { articles as endpoints } from '@quarterdeck/contract/support/articles'
import type { Serve } from '../../kit/http/serve.ts'
import type { Ports } from '../../kit/ports.ts'
import { moveArticle } from './move.ts'
import { articles } from './store.ts'

export const serveArticles = (serve: Serve, ports: Ports): void => {
  articles.serve(serve, ports)
  serve.write(endpoints.move, async ({ body: { id, ...place }, ...context }) => ({
    article: articles.toDto(await moveArticle(context, String(id), place)),
  }))
}
