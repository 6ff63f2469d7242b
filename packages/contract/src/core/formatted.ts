/** What formatting a text may have: each element, and nothing that these do not need. */
export const formattingTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const
export const linkProtocols = ['http', 'https', 'mailto'] as const

/**
 * Whether a text holds markup rather than words alone. What was kept as markup begins with a block; a plain text, as
 * most are, stands as it was written.
 */
export const isFormatted = (text: string): boolean => /^<(p|h2|h3|ul|ol)>/.test(text)

/** Whether a text that came in is to be read as markup: it has something that a browser would take for a tag. */
export const hasMarkup = (text: string): boolean => /<[a-z!/?]/i.test(text)

/** Words as they stand in markup. */
export const asMarkup = (words: string): string =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\n/g, '<br>')

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** A text without its formatting, for a line that has room for words only. */
export const wordsOfText = (text: string): string =>
  isFormatted(text)
    ? text
        .replace(/<(br|\/p|\/h2|\/h3|\/li)>/g, '\n')
        .replace(/<[^>]*>/g, '')
        .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
        .trim()
    : text
