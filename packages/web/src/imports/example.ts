import type { Importable } from '@quarterdeck/contract/entities'

/** Files to start from; English headers are always understood. */
const examples: Readonly<Record<Importable, readonly string[]>> = {
  users: [
    'Name,Email,Phone,Country,Job title,Status',
    '"Okafor, Amara",amara.okafor@example.com,+234 1 055 0121,Nigeria,Sales Manager,Active',
    'Jürgen Weiß,juergen.weiss@example.com,+49 30 23125 118,Germany,IT Support,Pending',
    '山田 花子,hanako.yamada@example.com,,Japan,UX Designer,Active',
  ],
  products: [
    'Code,Title,Price,Discount,Stock,Category,Status',
    'OAK-TBL-120,"Oak Table, round",489.00,10,12,Furniture,Published',
    'LIN-CRT-240,Linen Curtain,64.90,,35,Home & kitchen,Draft',
    'BRS-LMP-310,Brass Lamp,119.50,5,8,Home & kitchen,Published',
  ],
}

/** The mark tells spreadsheets that the text is UTF-8. */
export const exampleUrl = (entity: Importable): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${examples[entity].join('\r\n')}\r\n`)}`
