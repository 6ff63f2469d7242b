import { type ArticleCategory, articleCategories } from '@quarterdeck/contract/support/article-words'
import type { HelpQuestion } from '@quarterdeck/contract/support/help'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { StatePanel } from '../../../kit/ui/state-panel.tsx'
import { supportMessages } from '../../messages/index.ts'
import { Accordion } from './accordion.tsx'
import classes from './help.module.css'

interface Props {
  readonly questions: readonly HelpQuestion[]
  readonly open: number | undefined
  readonly onOpen: (id: number | undefined) => void
}

const idOf = (category: ArticleCategory) => `help-${category}`

/** Scrolls to a category and moves the focus to its heading. */
const goTo = (category: ArticleCategory) => {
  const heading = document.getElementById(idOf(category))
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** Lists questions by category, with links to each category. */
export const Categories = ({ questions, open, onOpen }: Props) => {
  const { categories, help: m } = useMessages(supportMessages)
  const groups = articleCategories.flatMap((category) => {
    const entries = questions.filter((question) => question.category === category)
    return entries.length > 0 ? [{ category, entries }] : []
  })
  if (groups.length === 0) return <StatePanel title={m.empty} text={m.emptyText} />
  return (
    <div className={classes.columns}>
      <nav className={classes.subjects} aria-label={m.subjects}>
        <ul>
          {groups.map(({ category, entries }) => (
            <li key={category}>
              <button type="button" onClick={() => goTo(category)}>
                <span>{categories[category]}</span>
                <span className={classes.number}>{entries.length}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.groups}>
        {groups.map(({ category, entries }) => (
          <section key={category} aria-labelledby={idOf(category)}>
            <h2 id={idOf(category)} tabIndex={-1} className={classes.subject}>
              {categories[category]}
            </h2>
            <Accordion entries={entries} open={open} onOpen={onOpen} level={3} />
          </section>
        ))}
      </div>
    </div>
  )
}
