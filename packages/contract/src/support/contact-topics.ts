/** Topics of the public contact form. */
export const contactTopics = ['order', 'invoice', 'product', 'account', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

export const maxContactMessage = 10_000
