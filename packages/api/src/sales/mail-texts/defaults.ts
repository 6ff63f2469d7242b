import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { MailKind } from '@quarterdeck/contract/sales/mail-texts'

export interface Words {
  readonly subject: string
  readonly text: string
}

/** Default texts by kind of mail and language. */
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
  reminder1: {
    en: {
      subject: 'Reminder: invoice {number} was due on {dueDate}',
      text: 'Hello {customer},\n\nThis is a friendly reminder that invoice {number} was due on {dueDate} and is now {daysLate} overdue. {owed} is still outstanding.\n\n{link}\n\nWe’ve attached the invoice again. If you’ve already paid, thank you, and please disregard this message.\n\n{company}',
    },
    es: {
      subject: 'Recordatorio: la factura {number} venció el {dueDate}',
      text: 'Hola, {customer}:\n\nLe recordamos que la factura {number} venció el {dueDate} y lleva {daysLate} de retraso. Quedan {owed} por pagar.\n\n{link}\n\nAdjuntamos de nuevo la factura. Si ya la ha pagado, muchas gracias; en ese caso, no tenga en cuenta este mensaje.\n\n{company}',
    },
    de: {
      subject: 'Zahlungserinnerung: Rechnung {number} war am {dueDate} fällig',
      text: 'Guten Tag {customer},\n\nsicher ist es Ihrer Aufmerksamkeit entgangen: Die Rechnung {number} war am {dueDate} fällig und ist nun {daysLate} überfällig. Offen sind noch {owed}.\n\n{link}\n\nDie Rechnung ist noch einmal angehängt. Falls Sie inzwischen bezahlt haben, danken wir Ihnen; diese Nachricht ist dann gegenstandslos.\n\n{company}',
    },
    ja: {
      subject: '【お支払いのご確認】請求書{number}（お支払期限 {dueDate}）',
      text: '{customer} 様\n\n平素よりお世話になっております。\n請求書{number}につきまして、お支払期限（{dueDate}）を{daysLate}過ぎておりますが、{owed}のご入金がまだ確認できておりません。\n\n{link}\n\n請求書を改めて添付いたします。行き違いですでにお支払いいただいている場合は、何卒ご容赦ください。\n\n{company}',
    },
  },
  reminder2: {
    en: {
      subject: 'Second reminder: invoice {number} is {daysLate} overdue',
      text: 'Hello {customer},\n\nWe haven’t received your payment for invoice {number} yet. It was due on {dueDate} and is now {daysLate} overdue. Please pay the outstanding {owed} within the next few days.\n\n{link}\n\nThe invoice is attached. If you have any questions, please get in touch.\n\n{company}',
    },
    es: {
      subject: 'Segundo recordatorio: la factura {number} lleva {daysLate} de retraso',
      text: 'Hola, {customer}:\n\nTodavía no hemos recibido el pago de la factura {number}, que venció el {dueDate} y lleva {daysLate} de retraso. Le rogamos que abone los {owed} pendientes en los próximos días.\n\n{link}\n\nAdjuntamos la factura. Si tiene alguna duda, póngase en contacto con nosotros.\n\n{company}',
    },
    de: {
      subject: 'Mahnung: Rechnung {number} ist {daysLate} überfällig',
      text: 'Guten Tag {customer},\n\nfür die Rechnung {number} haben wir noch keine Zahlung erhalten. Sie war am {dueDate} fällig und ist nun {daysLate} überfällig. Bitte überweisen Sie den offenen Betrag von {owed} in den nächsten Tagen.\n\n{link}\n\nDie Rechnung ist angehängt. Wenn Sie Fragen dazu haben, melden Sie sich gern bei uns.\n\n{company}',
    },
    ja: {
      subject: '【再度のお願い】請求書{number}のお支払いについて',
      text: '{customer} 様\n\n平素よりお世話になっております。\n先日ご連絡いたしました請求書{number}につきまして、お支払期限（{dueDate}）を{daysLate}過ぎておりますが、{owed}のご入金が確認できておりません。お早めにお支払いくださいますようお願いいたします。\n\n{link}\n\n請求書を添付いたします。ご不明な点がございましたら、お気軽にお問い合わせください。\n\n{company}',
    },
  },
  reminder3: {
    en: {
      subject: 'Final reminder: invoice {number} is {daysLate} overdue',
      text: 'Hello {customer},\n\nDespite our earlier reminders, invoice {number} of {issueDate} is still unpaid. It was due on {dueDate} and is now {daysLate} overdue. Please pay the outstanding {owed} within 7 days of this email.\n\n{link}\n\nThe invoice is attached. If you can’t pay on time, please contact us right away so that we can find a solution.\n\n{company}',
    },
    es: {
      subject: 'Último recordatorio: la factura {number} lleva {daysLate} de retraso',
      text: 'Hola, {customer}:\n\nA pesar de nuestros recordatorios anteriores, la factura {number} del {issueDate} sigue sin pagarse. Venció el {dueDate} y lleva {daysLate} de retraso. Le rogamos que abone los {owed} pendientes en un plazo de 7 días a partir de este correo.\n\n{link}\n\nAdjuntamos la factura. Si no puede pagar en ese plazo, póngase en contacto con nosotros cuanto antes para buscar una solución.\n\n{company}',
    },
    de: {
      subject: 'Letzte Mahnung: Rechnung {number} ist {daysLate} überfällig',
      text: 'Guten Tag {customer},\n\ntrotz unserer Erinnerungen ist die Rechnung {number} vom {issueDate} noch nicht bezahlt. Sie war am {dueDate} fällig und ist nun {daysLate} überfällig. Bitte überweisen Sie den offenen Betrag von {owed} innerhalb von 7 Tagen nach Erhalt dieser E-Mail.\n\n{link}\n\nDie Rechnung ist angehängt. Falls Sie nicht rechtzeitig zahlen können, melden Sie sich bitte umgehend bei uns, damit wir gemeinsam eine Lösung finden.\n\n{company}',
    },
    ja: {
      subject: '【最終のお願い】請求書{number}のお支払いについて',
      text: '{customer} 様\n\nこれまでにもご連絡いたしましたが、{issueDate}付の請求書{number}につきまして、お支払期限（{dueDate}）を{daysLate}過ぎた現在も{owed}のご入金が確認できておりません。本メールから7日以内にお支払いくださいますようお願いいたします。\n\n{link}\n\n請求書を添付いたします。期日までのお支払いが難しい場合は、至急ご連絡ください。\n\n{company}',
    },
  },
  creditNote: {
    en: {
      subject: 'Credit note {creditNote} for invoice {number}',
      text: 'Hello {customer},\n\nPlease find attached credit note {creditNote} for {credited}, which corrects invoice {number} of {issueDate}. You can view the invoice online:\n\n{link}\n\nIf you have any questions, please get in touch.\n\n{company}',
    },
    es: {
      subject: 'Nota de crédito {creditNote} de la factura {number}',
      text: 'Hola, {customer}:\n\nAdjuntamos la nota de crédito {creditNote} por {credited}, que rectifica la factura {number} del {issueDate}. La factura se puede ver en línea:\n\n{link}\n\nSi tiene alguna duda, póngase en contacto con nosotros.\n\n{company}',
    },
    de: {
      subject: 'Gutschrift {creditNote} zur Rechnung {number}',
      text: 'Guten Tag {customer},\n\nanbei erhalten Sie die Gutschrift {creditNote} über {credited} zur Rechnung {number} vom {issueDate}. Die Rechnung können Sie online ansehen:\n\n{link}\n\nWenn Sie Fragen dazu haben, melden Sie sich gern bei uns.\n\n{company}',
    },
    ja: {
      subject: 'クレジットノート{creditNote}のご送付（請求書{number}）',
      text: '{customer} 様\n\n平素よりお世話になっております。\n{issueDate}付の請求書{number}につきまして、クレジットノート{creditNote}（{credited}）を添付にてお送りいたします。請求書は以下のページでご覧いただけます。\n\n{link}\n\nご不明な点がございましたら、お気軽にお問い合わせください。\n\n{company}',
    },
  },
}

/** Labels of the button that opens the invoice. */
export const linkWords: Readonly<Record<Locale, string>> = {
  en: 'View invoice',
  es: 'Ver factura',
  de: 'Rechnung ansehen',
  ja: '請求書を見る',
}
