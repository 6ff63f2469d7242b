import { accountExists } from './account-exists.ts'
import { approved } from './approved.ts'
import { contactReceived } from './contact-received.ts'
import { emailApproval, emailConfirmation, emailTaken } from './email-change.ts'
import { emailRevert } from './email-revert.ts'
import { invitation } from './invitation.ts'
import { digest, notice } from './notice.ts'
import { passwordChanged } from './password-changed.ts'
import { passwordReset } from './password-reset.ts'
import { rejected } from './rejected.ts'
import { staffLetter } from './staff-letter.ts'
import { ticketReply } from './ticket-reply.ts'
import { verification } from './verification.ts'

/** Templates of all mails. A new one needs a file beside this one and a line here. */
export const letters = {
  accountExists,
  approved,
  contactReceived,
  digest,
  emailApproval,
  emailConfirmation,
  emailRevert,
  emailTaken,
  invitation,
  notice,
  passwordChanged,
  passwordReset,
  rejected,
  staffLetter,
  ticketReply,
  verification,
}
