/** Allowed elements of formatted texts, with their attributes. */
export const formattingTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const
export const linkProtocols = ['http', 'https', 'mailto'] as const

/** Returns true for a stored text with markup, which begins with a block element. Plain texts are stored as written. */
export const isFormatted = (text: string): boolean => /^<(p|h2|h3|ul|ol)>/.test(text)

/** Returns true if a submitted text has something that browsers parse as a tag. */
export const hasMarkup = (text: string): boolean => /<[a-z!/?]/i.test(text)

/** Escapes text for markup. */
export const asMarkup = (words: string): string =>
  words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\n/g, '<br>')

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Returns a text without its formatting, for a single line. */
export const toPlainText = (text: string): string =>
  isFormatted(text)
    ? text
        .replace(/<(br|\/p|\/h2|\/h3|\/li)>/g, '\n')
        .replace(/<[^>]*>/g, '')
        .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
        .trim()
    : text
