import { letter } from '../letter.ts'

export interface Reply {
  readonly ticket: number
  readonly subject: string
  /** Formatted text of the agent. */
  readonly body: string
  readonly agent: string
  /** True if replies to the mail are received. */
  readonly isAnswerable: boolean
  /** Names of files that are too large for a mail. */
  readonly tooLarge: readonly string[]
}

/** Returns the subject: mail programs group conversations by it, and replies find their ticket by its number. */
const subjectOf = ({ ticket, subject }: Reply): string => {
  const words = subject.replace(/\s*\[#\d+\]/g, '').replace(/^((re|aw|sv)\s*[:：]\s*)+/i, '')
  return `Re: ${words} [#${ticket}]`
}

const all = ({ tooLarge }: Reply) => tooLarge.join(', ')

/** Reply by an agent to somebody who wrote to support. */
export const ticketReply = letter<Reply>({
  message: ({ body }) => body,
  words: {
    en: (reply) => ({
      subject: subjectOf(reply),
      lines: reply.tooLarge.length > 0 ? [`Too large to attach: ${all(reply)}`] : [],
      note: `${reply.agent} replied to your request #${reply.ticket}.${reply.isAnswerable ? ' To write back, reply to this email.' : ''}`,
    }),
    es: (reply) => ({
      subject: subjectOf(reply),
      lines: reply.tooLarge.length > 0 ? [`Demasiado grandes para adjuntarlos: ${all(reply)}`] : [],
      note: `${reply.agent} ha respondido a tu solicitud n.º ${reply.ticket}.${reply.isAnswerable ? ' Para contestar, responde a este correo.' : ''}`,
    }),
    de: (reply) => ({
      subject: subjectOf(reply),
      lines: reply.tooLarge.length > 0 ? [`Zu groß für einen Anhang: ${all(reply)}`] : [],
      note: `${reply.agent} hat auf Ihre Anfrage Nr. ${reply.ticket} geantwortet.${reply.isAnswerable ? ' Antworten Sie einfach auf diese E-Mail.' : ''}`,
    }),
    ja: (reply) => ({
      subject: subjectOf(reply),
      lines: reply.tooLarge.length > 0 ? [`容量が大きいため添付できなかったファイル：${all(reply)}`] : [],
      note: `お問い合わせ（番号 ${reply.ticket}）に${reply.agent}が回答しました。${reply.isAnswerable ? 'ご返信はこのメールにそのままお送りください。' : ''}`,
    }),
  },
})
