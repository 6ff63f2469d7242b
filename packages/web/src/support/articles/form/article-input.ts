import { type Article, ArticleDraft } from '@quarterdeck/contract/support/articles'

export const blank: ArticleDraft = ArticleDraft.parse({ category: 'getting-started' })

/** What a person may write of an article. */
export const inputOf = (article: Article): ArticleDraft => {
  const names = Object.keys(ArticleDraft.shape) as (keyof ArticleDraft)[]
  return { ...blank, ...Object.fromEntries(names.map((name) => [name, article[name]])) }
}
