import { formats } from '../../../kit/lib/i18n/formats.ts'

const { number } = formats('en')
const articles = (count: number) => (count === 1 ? '1 article' : `${number(count)} articles`)

export const en = {
  words: {
    many: 'articles',
    /** Words for this kind in the search palette, followed by a number: `order 118`. */
    names: 'article faq help',
    bin: 'Deleted articles',
    records: articles,
    added: (count: number) => (count === 1 ? '1 new article' : `${number(count)} new articles`),
    removed: (count: number) =>
      count === 1 ? '1 article no longer belongs here' : `${articles(count)} no longer belong here`,
    deleted: (count: number, title: string) =>
      count === 1 ? `“${title}” was deleted` : `${articles(count)} were deleted`,
  },
  name: (id: string) => `Article ${id}`,
  fields: {
    title: 'Question',
    category: 'Category',
    status: 'Status',
    position: 'Position',
    titleEn: 'Question (English)',
    bodyEn: 'Answer (English)',
    titleEs: 'Question (Spanish)',
    bodyEs: 'Answer (Spanish)',
    titleDe: 'Question (German)',
    bodyDe: 'Answer (German)',
    titleJa: 'Question (Japanese)',
    bodyJa: 'Answer (Japanese)',
    keywords: 'Also found by',
    views: 'Views',
    helpful: 'Helpful',
    unhelpful: 'Not helpful',
    createdAt: 'Created',
    translation: 'Translation',
  },
  choices: {
    status: { Draft: 'Draft', Published: 'Published' },
    translation: { complete: 'All languages', missing: 'Languages missing' },
  },
  translated: (written: number, all: number) => `${number(written)} of ${number(all)}`,
  missing: (languages: string) => `Missing: ${languages}`,
  list: {
    title: 'Help articles',
    search: 'Search questions and answers',
    create: 'New article',
    empty: 'No articles yet',
    emptyText: 'Answer the first question, and your customers find it on the help pages.',
    columns: { bodyEn: 'Languages' },
    bulk: {
      publish: {
        label: 'Publish',
        title: (records: string) => `Publish ${records}`,
        text: () => 'Anyone can read them on the help pages. Articles without an answer stay drafts.',
      },
      unpublish: {
        label: 'Unpublish',
        title: (records: string) => `Unpublish ${records}`,
        text: () => 'They become drafts that only your team sees.',
      },
    },
  },
  form: {
    edit: 'Edit article',
    sections: {
      texts: {
        title: 'Question and answer',
        text: 'In each language. A reader whose language is missing is shown another one, with a note.',
      },
      about: { title: 'Article', text: 'Where it stands, and whether anyone can read it.' },
    },
    hints: {
      status: 'Drafts are seen by your team only.',
      keywords: 'Other words people search for, in any language.',
    },
    languages: 'Language of the text',
    isWritten: 'written',
    isMissing: 'missing',
    question: 'Question',
    answer: 'Answer',
    original: (text: string) => `In English: ${text}`,
    show: 'Show on the help page',
  },
  reasons: { required: 'It has no answer yet' },
}
