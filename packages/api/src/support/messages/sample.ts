import { ago } from '../../kit/generator/ago.ts'
import { samplePerson } from '../../people/users/index.ts'

interface Said {
  readonly ticketId: number
  /** Age in days; written by the customer unless `by` is set. */
  readonly age: number
  /** Id of the author, for staff. */
  readonly by?: number
  readonly body: string
}

/** In chronological order. */
const said: readonly Said[] = [
  {
    ticketId: 1,
    age: 358.2,
    by: 4,
    body: '<p>Thank you for writing. I added the number from your signature and sent the invoice again a minute ago; the old one has a credit note.</p><p>Please tell me if your accountant needs anything else.</p>',
  },
  { ticketId: 1, age: 357.9, body: 'It arrived, and she is happy with it. Thank you for the quick help!' },
  {
    ticketId: 2,
    age: 343.1,
    by: 4,
    body: '<p>That was our mistake: the cable is packed by hand and was forgotten. It left today as a letter and needs no signature.</p>',
  },
  {
    ticketId: 3,
    age: 278.7,
    by: 4,
    body: '<p>The carrier has the new address: reception, number 44. The page of your parcel will show it from tomorrow.</p>',
  },
  { ticketId: 3, age: 276.9, body: 'It was handed over at the reception this morning. Thanks!' },
  {
    ticketId: 4,
    age: 213.1,
    by: 4,
    body: '<p>Of course. Please use the label that I attached to your order; the parcel costs you nothing.</p><ul><li>Keep the films on the watch.</li><li>Put the watch into its box, and the box into another one.</li></ul><p>You have the amount back two days after it arrived.</p>',
  },
  { ticketId: 4, age: 209.5, body: 'Sent off on Monday, and the money is there already. That was easy.' },
  {
    ticketId: 5,
    age: 149.3,
    by: 3,
    body: '<p>You are right, the rule looked at the price and not at the pieces. It is mended, and the 49 euros are on their way back to your card.</p>',
  },
  {
    ticketId: 6,
    age: 145.2,
    by: 4,
    body: '<p>We have them in 180 cm, in black and in brown. Which color may I send you? They are on us.</p>',
  },
  { ticketId: 6, age: 144.8, body: 'Brown, please. Thank you!' },
  {
    ticketId: 7,
    age: 83.0,
    by: 3,
    body: '<p>お問い合わせありがとうございます。領収書の宛名を会社名に変更し、再発行いたしました。ご確認をお願いいたします。</p>',
  },
  {
    ticketId: 8,
    age: 78.2,
    by: 2,
    body: '<p>The register entry that you sent is from 2019. Please send one that is not older than three months; then I can look at it again.</p>',
  },
  {
    ticketId: 9,
    age: 59.8,
    by: 2,
    body: '<p>Thank you for the exact steps: with them I see the same. The file is cut where a note holds a quotation mark at the end of a line.</p><p>We are on it. Until then, the export as JSON lines has all rows.</p>',
  },
  { ticketId: 9, age: 58.4, body: 'JSON lines works for me for the time being. Please tell me when CSV does again.' },
  {
    ticketId: 11,
    age: 27.2,
    by: 4,
    body: '<p>I see one payment here. The second one looks like a reservation that the bank has not let go yet; that takes up to seven days.</p><p>Could you send me the statement once it shows both as booked?</p>',
  },
  {
    ticketId: 12,
    age: 19.1,
    by: 2,
    body: '<p>Das mache ich gern. Damit ich sicher bin, dass Sie es sind, brauche ich die letzten vier Stellen der Karte, mit der Sie zuletzt bezahlt haben.</p>',
  },
  { ticketId: 12, age: 18.6, body: 'Die letzten vier Stellen sind 4821. Vielen Dank!' },
  {
    ticketId: 14,
    age: 5.9,
    by: 4,
    body: '<p>The carrier scanned it only this morning. The page shows it now; it should be with you on Thursday.</p>',
  },
  { ticketId: 14, age: 0.9, body: 'Thursday was yesterday, and the page still says “in transit”. What now?' },
  {
    ticketId: 15,
    age: 4.8,
    by: 4,
    body: '<p>It had left an hour before you wrote. I have put an L aside for you: send the M back with the label in the box, and the L goes out the day it arrives.</p>',
  },
]

interface Of {
  readonly id: number
  readonly userId: number | null
  readonly requesterName: string
  readonly requesterEmail: string
}

/** Returns the time of the last message of a ticket. */
export const lastMessageAt = (now: Date, ticket: number): Date | undefined => {
  const last = said.findLast(({ ticketId }) => ticketId === ticket)
  return last && ago(now, last.age)
}

/** Returns rows of `messages` of these tickets. */
export const sampleMessages = (now: Date, tickets: readonly Of[]) =>
  said.map(({ ticketId, age, by, body }, index) => {
    const ticket = tickets.find(({ id }) => id === ticketId)
    const authorId = by ?? ticket?.userId ?? null
    const author = authorId === null ? undefined : samplePerson(authorId)
    const createdAt = ago(now, age)
    return {
      id: index + 1,
      ticketId,
      from: by === undefined ? ('customer' as const) : ('agent' as const),
      body,
      files: '[]',
      authorId,
      authorName: author?.name ?? ticket?.requesterName ?? '',
      authorEmail: author?.email ?? ticket?.requesterEmail ?? '',
      messageId: null,
      createdAt,
      updatedAt: createdAt,
    }
  })
