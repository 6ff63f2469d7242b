import type { TicketCategory, TicketPriority, TicketStatus } from '@quarterdeck/contract/kit/constants'
import type { Locale } from '@quarterdeck/contract/kit/locales'
import { avatarUrl } from '@quarterdeck/contract/kit/pictures'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { ago } from '../../kit/generator/ago.ts'
import { samplePerson } from '../../people/users/index.ts'

interface Request {
  /** Null for a requester without an account. */
  readonly userId: number | null
  readonly subject: string
  readonly describe: string
  readonly status: TicketStatus
  readonly age: number
  readonly priority: TicketPriority
  readonly category: TicketCategory
  readonly tags: readonly string[]
  /** Id of the assignee. */
  readonly assigneeId: number | null
  /** English where absent. */
  readonly language?: Locale
  /** Linked records; none if absent. */
  readonly related?: Ticket['related']
}

/** Oldest first; the first is ticket 1. */
const requests: readonly Request[] = [
  {
    userId: 5,
    subject: 'Invoice needs our tax number',
    describe:
      'Our accountant cannot book the invoice for the 25 T-shirts because our tax number is missing on it. Could you add it and send the invoice again? The number is in the signature of my last e-mail.',
    status: 'Closed',
    age: 358.6,
    priority: 'Normal',
    category: 'Invoice',
    tags: ['tax number'],
    assigneeId: 4,
    related: [{ entity: 'invoices', id: 'INV-001' }],
  },
  {
    userId: 6,
    subject: 'Headphones arrived without the jack cable',
    describe: 'Everything else was in the box. Is the cable packed separately or was it forgotten?',
    status: 'Closed',
    age: 343.3,
    priority: 'Normal',
    category: 'Delivery',
    tags: ['missing part'],
    assigneeId: 4,
    related: [{ entity: 'orders', id: '1' }],
  },
  {
    userId: 8,
    subject: 'Change the delivery address of an order on its way',
    describe:
      'The parcel is announced for Thursday but the office is closed that day. Please have it brought to the reception of the building next door, number 44.',
    status: 'Closed',
    age: 278.8,
    priority: 'High',
    category: 'Delivery',
    tags: ['address'],
    assigneeId: 4,
    related: [{ entity: 'orders', id: '2' }],
  },
  {
    userId: 7,
    subject: 'Returning the Fathom Field Watch',
    describe:
      'The watch is fine, but it is larger on the wrist than I thought. I would like to send it back and have the amount returned to my card.\n\nIt has not been worn outside and all the films are still on it. Which address should it go to, and do I pay for the parcel?',
    status: 'Closed',
    age: 213.4,
    priority: 'Normal',
    category: 'Return',
    tags: [],
    assigneeId: 4,
    related: [{ entity: 'orders', id: '3' }],
  },
  {
    userId: 12,
    subject: 'Free delivery for four chairs was not applied',
    describe: 'The page promises free delivery from four chairs. In the basket 49 euros were added all the same.',
    status: 'Closed',
    age: 149.7,
    priority: 'Normal',
    category: 'Order',
    tags: ['free delivery'],
    assigneeId: 3,
    related: [{ entity: 'orders', id: '6' }],
  },
  {
    userId: 9,
    subject: 'Laces of the hiking boots are too short',
    describe: 'The laces that came with the boots do not reach the last two hooks. Do you have them in 180 cm?',
    status: 'Closed',
    age: 145.5,
    priority: 'Low',
    category: 'Product',
    tags: [],
    assigneeId: 4,
  },
  {
    userId: 3,
    subject: '領収書の宛名を変更したい',
    describe:
      '先日購入したノートとティーポットの領収書について、宛名を個人名から会社名に変更していただけますでしょうか。経理の締め日が今月末のため、それまでに再発行をお願いいたします。',
    status: 'Closed',
    age: 83.2,
    priority: 'Normal',
    category: 'Invoice',
    tags: [],
    assigneeId: 3,
    language: 'ja',
  },
  {
    userId: 16,
    subject: 'Why was my account rejected?',
    describe:
      'I registered with the address of my company and was told today that the account is rejected. No reason is given. If a document is missing, please say which one.',
    status: 'Pending',
    age: 78.9,
    priority: 'Normal',
    category: 'Account',
    tags: [],
    assigneeId: 2,
  },
  {
    userId: 4,
    subject: 'Monthly export stops at row 10,000',
    describe:
      'The export of invoices that I run on the first of each month ended without a message after 10,000 rows. The list on the screen shows 12,418.\n\nSteps:\n1. Open the invoices and clear all filters.\n2. Choose Export, then CSV.\n3. Open the file in a spreadsheet.\n\nExpected: all rows. Seen: the file ends in the middle of March. I tried it in two browsers, with and without the filter on the year, and the number is the same each time. As a workaround I export quarter by quarter and put the files together by hand, which takes about half an hour and is how mistakes are made.',
    status: 'Pending',
    age: 60.3,
    priority: 'High',
    category: 'Technical',
    tags: ['export'],
    assigneeId: 2,
  },
  {
    userId: 18,
    subject: 'I cannot sign in any more',
    describe: 'Since this morning I am told that my account is banned. I have not done anything unusual.',
    status: 'Open',
    age: 33.1,
    priority: 'High',
    category: 'Account',
    tags: [],
    assigneeId: 1,
  },
  {
    userId: 13,
    subject: 'Second charge for the same order',
    describe:
      'My bank shows the amount for the headphones twice, on the same day and with the same reference. Please check which of the two is the right one and cancel the other.',
    status: 'Pending',
    age: 27.6,
    priority: 'Urgent',
    category: 'Invoice',
    tags: ['double charge'],
    assigneeId: 4,
    related: [
      { entity: 'orders', id: '7' },
      { entity: 'invoices', id: 'INV-010' },
    ],
  },
  {
    userId: 2,
    subject: 'Zwei-Faktor-Code wird nicht angenommen',
    describe:
      'Seit dem Wechsel auf ein neues Telefon lehnt die Anmeldung jeden Code aus der App ab. Die Uhrzeit des Telefons stimmt auf die Sekunde. Mit einem Wiederherstellungscode komme ich noch hinein, davon sind aber nur noch zwei übrig. Können Sie die zweite Stufe für mein Konto zurücksetzen?',
    status: 'Open',
    age: 19.4,
    priority: 'High',
    category: 'Account',
    tags: ['two-factor'],
    assigneeId: 2,
    language: 'de',
  },
  {
    userId: null,
    subject: 'Do you deliver to Iceland?',
    describe:
      'I found your shop through a friend and would like to order the oak chairs. Reykjavík is not in the list of destinations. Would a forwarding address in Denmark work?',
    status: 'Open',
    age: 14.8,
    priority: 'Low',
    category: 'Delivery',
    tags: ['abroad'],
    assigneeId: null,
  },
  {
    userId: 10,
    subject: 'Tracking number shows nothing',
    describe: 'The carrier’s page says that the number is unknown. The order left four days ago.',
    status: 'Open',
    age: 6.2,
    priority: 'Normal',
    category: 'Delivery',
    tags: ['tracking'],
    assigneeId: 4,
    related: [{ entity: 'orders', id: '8' }],
  },
  {
    userId: 15,
    subject: 'Coat in size M instead of L?',
    describe:
      'I ordered the wool coat in M the other day. After measuring again I would rather have L. If it has not been packed yet, please change it; if it has, I will send it back.',
    status: 'Pending',
    age: 5.1,
    priority: 'Normal',
    category: 'Order',
    tags: ['exchange'],
    assigneeId: 4,
    related: [{ entity: 'orders', id: '9' }],
  },
  {
    userId: 14,
    subject: 'PayPal payment is still pending',
    describe: 'PayPal says paid, your page says pending. Do I have to do anything?',
    status: 'Open',
    age: 3.7,
    priority: 'High',
    category: 'Invoice',
    tags: ['PayPal'],
    assigneeId: null,
    related: [
      { entity: 'orders', id: '10' },
      { entity: 'invoices', id: 'INV-014' },
    ],
  },
  {
    userId: 17,
    subject: 'Add a second delivery address to my account',
    describe:
      'Half of my parcels go to the studio and half go home. At the moment I type the studio’s address each time. Is there a way to keep both?',
    status: 'Open',
    age: 2.4,
    priority: 'Low',
    category: 'Account',
    tags: ['address'],
    assigneeId: null,
  },
  {
    userId: 11,
    subject: 'Is the daypack allowed as hand luggage?',
    describe: 'I fly next week. What are the outer measures of the 28-litre pack when it is full?',
    status: 'Open',
    age: 1.2,
    priority: 'Normal',
    category: 'Product',
    tags: [],
    assigneeId: null,
  },
  {
    userId: 19,
    subject: 'Waiting for the approval of my account',
    describe:
      'I confirmed my e-mail address last week and have heard nothing since. We would like to place our first order this month, about forty notebooks and ten fountain pens with an engraving. Could somebody have a look, and tell me how long the engraving takes for that number of pens?',
    status: 'Open',
    age: 0.7,
    priority: 'Normal',
    category: 'Account',
    tags: ['approval'],
    assigneeId: null,
  },
  {
    userId: 8,
    subject: 'When is the Signal camera back in stock?',
    describe: 'The page says sold out. I would order one today if I knew when it comes.',
    status: 'Open',
    age: 0.05,
    priority: 'Low',
    category: 'Product',
    tags: ['stock'],
    assigneeId: null,
  },
]

/** Address of requesters without an account. */
const stranger = { name: 'Katrín Jónsdóttir', email: 'katrin.jonsdottir@example.org' }

/** Returns rows of `tickets`. @param lastWord time of the last message of each, if any */
export const sampleTickets = (now: Date, lastWord: (now: Date, ticket: number) => Date | undefined) =>
  requests.map(({ age, tags, related = [], language = 'en', ...request }, index) => {
    const id = index + 1
    const createdAt = ago(now, age)
    const writer = request.userId === null ? stranger : undefined
    const updatedAt = lastWord(now, id) ?? createdAt
    return {
      ...request,
      id,
      language,
      tags: JSON.stringify(tags),
      related: JSON.stringify(related),
      files: '[]',
      requesterName: writer?.name ?? '',
      requesterEmail: writer?.email ?? '',
      image: request.userId === null ? avatarUrl(`ticket-${id}`) : samplePerson(request.userId).image,
      closedAt: request.status === 'Closed' ? updatedAt : null,
      createdAt,
      updatedAt,
    }
  })
