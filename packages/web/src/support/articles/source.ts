import { type Article, articleList, articles } from '@quarterdeck/contract/support/articles'
import { listSource } from '../../lib/api/list-source.ts'

export const articleSource = listSource('articles', articles, articleList, ({ title }: Article) => title)
