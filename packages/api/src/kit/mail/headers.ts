import { letters } from './templates/index.ts'

/** Templates whose text people write. */
const byPeople: ReadonlySet<string> = new Set(['ticketReply', 'staffLetter'] satisfies (keyof typeof letters)[])

/** Returns the headers for automatic mail (RFC 3834), which keep mail programs from replying automatically. */
const submissionOf = (template: string): Readonly<Record<string, string>> => {
  if (!Object.hasOwn(letters, template) || byPeople.has(template)) return {}
  return { 'Auto-Submitted': template === 'contactReceived' ? 'auto-replied' : 'auto-generated' }
}

/** Page with the notification settings of a user. */
const settingsPath = '/admin/settings/notification'

/** Returns the headers of a mail besides sender and recipient. */
export const mailHeaders = (
  { template, optional }: { readonly template: string; readonly optional: boolean },
  origin: string,
): Readonly<Record<string, string>> => ({
  ...submissionOf(template),
  ...(optional && { 'List-Unsubscribe': `<${origin}${settingsPath}>` }),
})
