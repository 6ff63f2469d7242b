import { letter } from '../letter.ts'

/** Sent after an account was rejected. */
export const rejected = letter<{ name: string; reason: string }>({
  words: {
    en: ({ name, reason }) => ({
      subject: 'Your Quarterdeck account was not approved',
      lines: [
        `Hello ${name},`,
        'Your request for an account was not approved.',
        ...(reason ? [`The reason given: ${reason}`] : []),
        'If you think this is a mistake, ask the person in your company who runs Quarterdeck.',
      ],
    }),
    es: ({ name, reason }) => ({
      subject: 'Tu cuenta de Quarterdeck no ha sido aprobada',
      lines: [
        `Hola, ${name}:`,
        'Tu solicitud de cuenta no ha sido aprobada.',
        ...(reason ? [`Motivo indicado: ${reason}`] : []),
        'Si crees que se trata de un error, consulta a quien administra Quarterdeck en tu empresa.',
      ],
    }),
    de: ({ name, reason }) => ({
      subject: 'Ihr Konto bei Quarterdeck wurde nicht freigegeben',
      lines: [
        `Guten Tag, ${name},`,
        'Ihre Anfrage nach einem Konto wurde abgelehnt.',
        ...(reason ? [`Angegebener Grund: ${reason}`] : []),
        'Falls Sie das für einen Irrtum halten, wenden Sie sich bitte an die Person, die Quarterdeck in Ihrem Unternehmen betreut.',
      ],
    }),
    ja: ({ name, reason }) => ({
      subject: 'Quarterdeck のアカウントは承認されませんでした',
      lines: [
        `${name} 様`,
        'アカウントの申請は承認されませんでした。',
        ...(reason ? [`理由: ${reason}`] : []),
        '間違いだと思われる場合は、社内の Quarterdeck 管理者にお問い合わせください。',
      ],
    }),
  },
})
