import { type Article, articleKind } from '@quarterdeck/contract/support/articles'
import IconWorldDown from '@tabler/icons-react/dist/esm/icons/IconWorldDown.mjs'
import IconWorldUp from '@tabler/icons-react/dist/esm/icons/IconWorldUp.mjs'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { described } from '../../kit/records/described/index.ts'
import { supportMessages } from '../messages/index.ts'
import { Languages } from './languages.tsx'
import { articleMessages } from './messages/index.ts'
import { statusTones } from './status-tones.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }
const figures = { width: 96, minWidth: 84, card: 'hidden' } as const

/** Display of articles beyond their field definitions. */
export const articles = described<Article>({
  kind: articleKind,
  messages: articleMessages,
  title: 'title',
  tones: { status: statusTones },
  useChoices: () => ({ category: useMessages(supportMessages).categories }),
  columns: {
    title: { width: 400, minWidth: 320, skeleton: 280 },
    category: { priority: 1, skeleton: 128 },
    // The position is for the help page, the texts for the form: the first, English, stands for how many there are.
    position: false,
    titleEn: false,
    titleEs: false,
    titleDe: false,
    titleJa: false,
    bodyEn: {
      cell: (article) => <Languages article={article} />,
      width: 112,
      minWidth: 96,
      priority: 3,
      skeleton: 40,
      card: 'detail',
    },
    keywords: { optional: true, width: 220, skeleton: 120, card: 'hidden' },
    views: { ...figures, priority: 2, card: 'detail' },
    helpful: { ...figures, priority: 4 },
    unhelpful: { ...figures, width: 116, priority: 5 },
  },
  facets: {
    category: { words: ['category'] },
    status: { words: ['status'] },
    translation: { words: ['translation', 'language'] },
    helpful: false,
  },
  changes: { first: ['status'] },
  useActions: ({ confirmed, change, mayWrite }) => {
    const { bulk } = useMessages(articleMessages).list
    const publishes = { type: 'edit', change: { status: 'Published' }, words: bulk.publish } as const
    const unpublishes = { type: 'edit', change: { status: 'Draft' }, words: bulk.unpublish } as const
    const writing = [
      confirmed(bulk.publish.label, <IconWorldUp {...icon} />, publishes),
      confirmed(bulk.unpublish.label, <IconWorldDown {...icon} />, unpublishes),
      change,
    ]
    return { actions: mayWrite ? writing : [] }
  },
})
