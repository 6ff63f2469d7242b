import type { Texts } from './texts.ts'
import { p, steps } from './texts.ts'

export const en: Texts = {
  find: {
    title: 'How do I find a record quickly?',
    body:
      p('Press <strong>Ctrl+K</strong> (<strong>⌘ K</strong> on a Mac) anywhere and type what you know.') +
      steps(
        'A number, such as <strong>14</strong>, finds the order, the user, and the other records of that number first.',
        '<strong>INV-014</strong> finds the invoice.',
        'Part of a name, an email address, or a product code is enough. Names of people may be misspelled.',
      ) +
      p(
        'The arrow keys choose, <strong>Enter</strong> opens. The same box finds screens and actions, such as “new product”.',
      ),
  },
  language: {
    title: 'How do I change the language and the way dates are shown?',
    body:
      p('The flag in the top bar changes the language at once; what you’ve typed into a form stays.') +
      p(
        'Time zone, dates, times, numbers, and the first day of the week are under <strong>Account settings → Profile info</strong>, with a preview. They’re yours wherever you sign in. Emails come in your language, too.',
      ),
  },
  undo: {
    title: 'Can I undo a change?',
    body:
      p(
        'Yes. Right after a change, the message at the top right offers <strong>Undo</strong>. It also takes back bulk changes and imports as a whole.',
      ) +
      p(
        'Later, open the record: its timeline lists every change with its author, the values before and after, and its own Undo.',
      ) +
      p(
        'Undo never overwrites a colleague: a field that somebody has changed since stays as it is, and you’re told which. Undo is a change itself, so you can undo it as well. Money that was paid back and credit notes are final.',
      ),
  },
  bin: {
    title: 'I deleted something. How do I get it back?',
    body:
      p('Deleted records stay in the bin for 30 days.') +
      steps(
        'Open the list that the record was in.',
        'Choose <strong>Bin</strong> above the list.',
        'Select the record, and choose <strong>Restore</strong>.',
      ) +
      p('It comes back as it was when it was deleted. After 30 days it’s removed for good.'),
  },
  bulk: {
    title: 'How do I change many records at once?',
    body:
      steps(
        'Select rows by their boxes or with <strong>X</strong>. <strong>Select all that match</strong> takes every record of your filter, not only the ones on the page.',
        'Choose an action, such as <strong>Change</strong>.',
        'Look at the preview: how many records change, what a sample of them looks like before and after, and which ones a rule leaves as they are.',
        'Apply it. Large changes go on in the background while you keep working.',
      ) + p('One Undo takes the whole change back.'),
  },
  import: {
    title: 'How do I import users or products from a file?',
    body:
      p(
        'Open the list of users or products and choose <strong>Import</strong>. A file is CSV, with up to 500,000 rows and 64 MB.',
      ) +
      steps(
        'Choose the file. An example to start from is there, too.',
        'Check which column fills which field. Headings in English, Spanish, German, and Japanese are recognized.',
        'See what would be created, changed, and refused. Nothing has happened so far.',
        'Import. Rows that were refused can be downloaded with the reason for each.',
      ) +
      p('If it wasn’t right, Undo takes the import back.'),
  },
  ship: {
    title: 'How do I ship only part of an order?',
    body:
      p(
        'Open the order, and choose <strong>Ship items</strong>. Set how many of each item go into this parcel; enter the carrier and the tracking number if you have them.',
      ) + p('What’s left stays on the order. When it’s ready, choose <strong>Ship the rest</strong>.'),
  },
  refund: {
    title: 'How do I refund an order or take items back?',
    body:
      p('Open the order and choose <strong>Refund or return</strong>.') +
      steps(
        'Choose whether only money goes back, or items come back as well.',
        'Choose the items and how many. Returned items go back into stock unless you say otherwise.',
        'Check the amount. It can never be more than what’s left of what was paid.',
      ) +
      p(
        'If the order has an invoice, a credit note is created with the refund. Refunds take the permission that owners, administrators, and managers have.',
      ),
  },
  locked: {
    title: 'Why can’t I change an invoice anymore?',
    body:
      p(
        'Once an invoice has been sent or partly paid, its customer, lines, and amounts are locked, so that your customer and you always hold the same document.',
      ) +
      p(
        'To put something right, open the invoice and choose <strong>Correct</strong>: a credit note cancels it, and your changes go into a new draft. You can also credit a part of it or void it.',
      ) +
      p(
        'Administrators choose under <strong>Account settings → Company</strong> when invoices lock: when sent, when issued, or never.',
      ),
  },
  publish: {
    title: 'What does a product need before it’s published?',
    body:
      p(
        'The product’s form has a checklist: title, category, code, description, picture, price, and stock. Each open point leads to its field.',
      ) + p('A draft can also be published by itself: set <strong>Publish on</strong> to a time in the future.'),
  },
  twoFactor: {
    title: 'How do I turn on two-factor authentication?',
    body:
      steps(
        'Open <strong>Account settings → Two-factor authentication</strong> and choose <strong>Turn on</strong>.',
        'Enter your password.',
        'Scan the code with an authenticator app, or type in the key.',
        'Enter the six digits that the app shows.',
        'Keep the ten recovery codes in a safe place. Each lets you in once without your phone.',
      ) + p('If codes are refused, check that your phone sets its clock automatically.'),
  },
  viewAs: {
    title: 'How can I see what a colleague sees?',
    body:
      p(
        'Owners can open a user’s profile and choose <strong>View as this user</strong>. For 30 minutes, they see what that person sees, without being able to change anything.',
      ) + p('A reason is asked for, the person is told, and it’s recorded. Other owners can’t be viewed.'),
  },
  keyboard: {
    title: 'Which keyboard shortcuts are there?',
    body:
      p('Press <strong>?</strong> on any screen: you get the keys that work right there.') +
      steps(
        '<strong>G</strong> and then a letter leads to a screen: <strong>G O</strong> to orders, <strong>G P</strong> to products, <strong>G U</strong> to users.',
        'In lists: <strong>/</strong> searches, <strong>F</strong> filters, <strong>X</strong> selects, <strong>E</strong> edits a cell, <strong>P</strong> opens the quick view.',
        'In forms: <strong>Ctrl Enter</strong> saves.',
      ),
  },
}
