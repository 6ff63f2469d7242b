import { formatted, type Texts } from './texts.ts'

export const en: Texts = {
  received: formatted(
    'Hello {customer},',
    'Thank you for your message about “{subject}”. I’m looking into it and will get back to you within one working day.',
    'Kind regards,<br>{agent}',
  ),
  details: formatted(
    'Hello {customer},',
    'I’d like to see exactly what you see. Could you send me:',
    [
      'what you did right before it happened,',
      'what you expected, and what happened instead,',
      'a screenshot, if you have one?',
    ],
    'Just reply to this message, and it reaches me as part of ticket {ticket}.',
    'Kind regards,<br>{agent}',
  ),
  delivery: formatted(
    'Hello {customer},',
    'Your order {order} has left our warehouse and is with the carrier. You’ll find the tracking link in the shipping confirmation we emailed you.',
    'If nothing has arrived three working days from now, reply to this message and I’ll start a search.',
    'Kind regards,<br>{agent}',
  ),
  damaged: formatted(
    'Hello {customer},',
    'I’m sorry that part of your order {order} arrived damaged. Please reply with a photo of the item and one of the packaging. You don’t need to send anything back.',
    'Would you rather have a replacement or your money back? I’ll see to it as soon as I hear from you.',
    'Kind regards,<br>{agent}',
  ),
  return: formatted(
    'Hello {customer},',
    'Of course you can return items from order {order}:',
    [
      'Pack them so that they travel safely.',
      'Write the order number, <strong>{order}</strong>, on the outside of the parcel.',
      'Send it to the address on your delivery note.',
    ],
    'You’ll get your money back within five working days of the parcel arriving.',
    'Kind regards,<br>{agent}',
  ),
  refund: formatted(
    'Hello {customer},',
    'We’ve refunded your order {order}. The money goes back to the account you paid from; depending on your bank, this takes two to five working days. The credit note is attached to a separate email.',
    'Kind regards,<br>{agent}',
  ),
  invoice: formatted(
    'Hello {customer},',
    'Invoice {invoice} is on its way to you again by email. If anything on it is wrong, such as the address or the tax number, reply with how it should read, and I’ll send you a corrected one.',
    'Kind regards,<br>{agent}',
  ),
  closing: formatted(
    'Hello {customer},',
    'I haven’t heard from you for a while, so I’m closing ticket {ticket}. If there’s anything else, just reply to this message and it opens again.',
    'Kind regards,<br>{agent}',
  ),
}
