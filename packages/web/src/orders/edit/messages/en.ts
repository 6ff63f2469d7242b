/** Editing one order. */
export const en = {
  title: (id: string) => `Edit order ${id}`,
  open: 'Edit',
  delivery: 'Delivery',
  deliveryText: 'Who ordered, and where it goes.',
  customerHint: 'Another customer brings their name, email and phone along.',
  deliveredOn: 'Delivered on',
  paymentText: 'How it was paid. Of a card, only the last four digits are kept.',
  readOnly: 'You can view orders but not change them.',
  saved: 'Order saved',
  unchanged: 'Nothing has changed',
}
