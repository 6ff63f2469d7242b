/** Example CSV file, line by line. */
export const importExample: readonly string[] = [
  'Name,Email,Phone,Country,Job title,Status',
  '"Okafor, Amara",amara.okafor@example.com,+234 1 055 0121,Nigeria,Sales Manager,Active',
  'Jürgen Weiß,juergen.weiss@example.com,+49 30 23125 118,Germany,IT Support,Pending',
  '山田 花子,hanako.yamada@example.com,,Japan,UX Designer,Active',
]
