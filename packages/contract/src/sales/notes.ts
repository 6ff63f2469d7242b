import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { noted } from '../kit/entities.ts'
import { id, idQuery, requiredMultilineText, requiredText, timestamp, versioned } from '../kit/fields.ts'
import type { Fields, Kind } from '../kit/kind.ts'
import type { ListSpec } from '../kit/list.ts'

/** Mention of a person by id, so that the text stays right after a change of name: `Ask <@12>`. */
const mention = /<@(\d{1,9})>/g

/** Returns the ids of the people mentioned in a text, each once. */
export const mentionsIn = (text: string): readonly number[] => [
  ...new Set([...text.matchAll(mention)].map(([, number]) => Number(number))),
]

/** Splits a text into words and the ids of mentioned people. */
export const splitMentions = (text: string): readonly (string | number)[] =>
  text.split(mention).map((part, index) => (index % 2 === 1 ? Number(part) : part))

const noteText = requiredMultilineText(4000)

/** The record that a note is about. */
const about = z.object({ entity: z.enum(noted), record: requiredText(40) })
export type About = z.output<typeof about>

export const Note = z.object({
  id,
  about,
  text: noteText,
  author: z.object({ id, name: z.string() }),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Note = z.output<typeof Note>

const NoteDraft = z.object({ about, text: noteText })
export type NoteDraft = z.output<typeof NoteDraft>

const NotePatch = z.object({ text: noteText })

export const noteList = {
  filters: {
    ids: { kind: 'number', isKey: true },
    /** Filters by the record that notes are about. */
    entity: { kind: 'choice', values: noted },
    record: { kind: 'text' },
    authorId: { kind: 'number', isKey: true },
    createdAt: { kind: 'date' },
  },
  sort: ['id', 'createdAt'],
  defaultSort: '-id',
  search: false,
} as const satisfies ListSpec

export const notes = {
  list: endpoint({
    method: 'GET',
    path: '/notes',
    needs: 'notes:read',
    summary: 'List internal notes on orders, tickets, applicants and other records',
    list: noteList,
    output: z.array(Note),
  }),
  create: endpoint({
    method: 'POST',
    path: '/notes',
    needs: 'notes:write',
    summary: 'Add a note to a record; `<@12>` mentions the user with id 12',
    body: NoteDraft,
    output: z.object({ note: Note }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/notes',
    needs: 'notes:write',
    summary: 'Change the text of your own note; the previous text stays in the journal',
    query: idQuery,
    body: NotePatch,
    output: z.object({ note: Note }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/notes',
    needs: 'notes:delete',
    summary: 'Move a note to the bin',
    query: idQuery,
    output: z.object({ note: Note }),
  }),
  mentions: endpoint({
    method: 'GET',
    path: '/notes/mentions',
    needs: 'notes:read',
    summary: 'List the latest notes that mention you, with the number of unread ones',
    output: z.object({ unread: z.int(), notes: z.array(Note.extend({ isNew: z.boolean() })) }),
  }),
  seen: endpoint({
    method: 'POST',
    path: '/notes/mentions/seen',
    needs: 'notes:read',
    summary: 'Mark all notes that mention you as read',
    output: z.object({ seen: z.int() }),
    status: 200,
  }),
}

const described = {
  about: { personal: false, as: 'parts' },
  text: { personal: true, as: 'long text' },
  author: { personal: true, as: 'parts' },
  createdAt: { personal: false },
} as const satisfies Fields<Note, z.output<typeof NotePatch>>

export const noteKind = {
  entity: 'notes',
  record: Note,
  patch: NotePatch,
  list: noteList,
  endpoints: notes,
  fields: described,
} as const satisfies Kind<'notes'>
