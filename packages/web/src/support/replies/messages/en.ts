import { formats } from '../../../kit/lib/i18n/formats.ts'

const { number } = formats('en')
const replies = (count: number) => (count === 1 ? '1 canned reply' : `${number(count)} canned replies`)

export const en = {
  words: {
    many: 'canned replies',
    /** Words for this kind in the search palette, followed by a number: `order 118`. */
    names: 'canned reply template',
    bin: 'Deleted canned replies',
    records: replies,
    added: (count: number) => (count === 1 ? '1 new canned reply' : `${number(count)} new canned replies`),
    removed: (count: number) =>
      count === 1 ? '1 canned reply no longer belongs here' : `${replies(count)} no longer belong here`,
    deleted: (count: number, title: string) =>
      count === 1 ? `“${title}” was deleted` : `${replies(count)} were deleted`,
  },
  name: (id: string) => `Canned reply ${id}`,
  fields: {
    title: 'Name',
    category: 'Category',
    ownerId: 'Offered to',
    titleEn: 'Name (English)',
    titleEs: 'Name (Spanish)',
    titleDe: 'Name (German)',
    titleJa: 'Name (Japanese)',
    bodyEn: 'Text (English)',
    bodyEs: 'Text (Spanish)',
    bodyDe: 'Text (German)',
    bodyJa: 'Text (Japanese)',
    createdAt: 'Created',
    audience: 'Offered to',
    translation: 'Translation',
  },
  choices: {
    audience: { everyone: 'Everyone', one: 'One person' },
    translation: { complete: 'All languages', missing: 'Languages missing' },
  },
  translated: (written: number, all: number) => `${number(written)} of ${number(all)}`,
  missing: (languages: string) => `Missing: ${languages}`,
  list: {
    title: 'Canned replies',
    search: 'Search names and texts',
    create: 'New canned reply',
    empty: 'No canned replies yet',
    emptyText: 'Write an answer once, and insert it into any reply by typing a slash.',
    columns: { bodyEn: 'Languages' },
  },
  form: {
    edit: 'Edit canned reply',
    sections: {
      about: {
        title: 'Canned reply',
        text: 'Type / in a reply to a customer, then part of the name, and press Enter to insert it.',
      },
      text: {
        title: 'Text',
        text: 'In each language. A customer’s own language comes first; another one takes its place where it’s missing.',
      },
    },
    hints: {
      category: 'In tickets of this category, it’s at the top of the list.',
      ownerId: 'Who finds it when replying. Your whole team can read it here.',
    },
    languages: 'Language of the text',
    named: 'In this language it’s called',
    otherwise: (name: string) => `Left empty, it’s called “${name}” here, too.`,
    isWritten: 'written',
    isMissing: 'missing',
    onlyMe: 'Only me',
    variablesText: 'These are filled in when the reply is inserted:',
    variables: {
      customer: 'Customer’s name',
      agent: 'Name of who replies',
      ticket: 'Ticket number',
      subject: 'Ticket subject',
      order: 'Order the ticket is about',
      invoice: 'Invoice the ticket is about',
    },
    unknown: (names: string, count: number) =>
      count === 1
        ? `${names} isn’t one of these and will stay as it is.`
        : `${names} aren’t among these and will stay as they are.`,
  },
}
