import { letters } from './templates/index.ts'

/** Written by people, though the product sends it. */
const byPeople: ReadonlySet<string> = new Set(['ticketReply', 'staffLetter'] satisfies (keyof typeof letters)[])

/** Returns how mail programs are told that nobody waits for their own answer to a mail (RFC 3834). */
const submissionOf = (template: string): Readonly<Record<string, string>> => {
  if (!Object.hasOwn(letters, template) || byPeople.has(template)) return {}
  return { 'Auto-Submitted': template === 'contactReceived' ? 'auto-replied' : 'auto-generated' }
}

/** Where people choose what they get mails about. */
const settingsPath = '/admin/settings/notification'

/** Returns what the head of a mail says beside who writes to whom. */
export const headsOf = (
  { template, optional }: { readonly template: string; readonly optional: boolean },
  origin: string,
): Readonly<Record<string, string>> => ({
  ...submissionOf(template),
  ...(optional && { 'List-Unsubscribe': `<${origin}${settingsPath}>` }),
})
