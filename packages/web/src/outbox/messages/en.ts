export const en = {
  title: 'Outbox',
  about: 'The mails that Quarterdeck has written. Without a mail server they stay here to be read.',
  search: 'Search by address or subject',
  fields: { subject: 'Subject', to: 'To', state: 'State', createdAt: 'Written' },
  states: { waiting: 'Waiting', sending: 'Being sent', sent: 'Sent', failed: 'Failed', unclear: 'Unclear' },
  open: (subject: string) => `Read: ${subject}`,
  follow: 'Follow the link',
  closed: 'This mail lets its reader in. It is not shown, or no longer kept.',
  trouble: (reason: string) => `The mail server said: ${reason}`,
  emptyTitle: 'No mail has been written yet',
  emptyText: 'Invitations, confirmations and notices appear here.',
}
