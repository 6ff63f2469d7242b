/** A file to start from; English headers are always understood. */
const example = [
  'Name,Email,Phone,Country,Job title,Status',
  '"Okafor, Amara",amara.okafor@example.com,+234 1 055 0121,Nigeria,Sales Manager,Active',
  'Jürgen Weiß,juergen.weiss@example.com,+49 30 23125 118,Germany,IT Support,Pending',
  '山田 花子,hanako.yamada@example.com,,Japan,UX Designer,Active',
].join('\r\n')

/** The mark tells spreadsheets that the text is UTF-8. */
export const exampleUrl = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${example}\r\n`)}`
