import type { Locale } from '@quarterdeck/contract/core/locales'
import type { MailKind } from '@quarterdeck/contract/sales/mail-texts'

export interface Words {
  readonly subject: string
  readonly text: string
}

/** What each kind of mail says as long as nobody has changed it. */
export const defaultTexts: Readonly<Record<MailKind, Readonly<Record<Locale, Words>>>> = {
  invoice: {
    en: {
      subject: 'Invoice {number} from {company}',
      text: 'Hello {customer},\n\nPlease find attached invoice {number} for {amount}, due on {dueDate}. You can also view it online:\n\n{link}\n\nThank you for your business.\n\n{company}',
    },
    es: {
      subject: 'Factura {number} de {company}',
      text: 'Hola, {customer}:\n\nAdjuntamos la factura {number} por {amount}, con vencimiento el {dueDate}. También se puede ver en línea:\n\n{link}\n\nGracias por su confianza.\n\n{company}',
    },
    de: {
      subject: 'Rechnung {number} von {company}',
      text: 'Guten Tag {customer},\n\nanbei erhalten Sie die Rechnung {number} über {amount}, fällig am {dueDate}. Sie können sie auch online ansehen:\n\n{link}\n\nVielen Dank für Ihren Auftrag.\n\n{company}',
    },
    ja: {
      subject: '請求書{number}のご送付（{company}）',
      text: '{customer} 様\n\n平素よりお世話になっております。\n請求書{number}（ご請求額 {amount}、お支払期限 {dueDate}）を添付にてお送りいたします。以下のページでもご覧いただけます。\n\n{link}\n\nどうぞよろしくお願いいたします。\n\n{company}',
    },
  },
}

/** What the button to the invoice says. */
export const linkWords: Readonly<Record<Locale, string>> = {
  en: 'View invoice',
  es: 'Ver factura',
  de: 'Rechnung ansehen',
  ja: '請求書を見る',
}
