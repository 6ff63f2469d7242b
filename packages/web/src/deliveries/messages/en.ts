export const en = {
  words: {
    many: 'deliveries',
  },
  name: (id: string) => `Delivery ${id}`,
  fields: {
    productId: 'Product',
    pieces: 'Pieces',
    received: 'Received',
    expectedOn: 'Expected on',
    reference: 'Reference',
    note: 'Note',
    cancelled: 'Canceled',
  },
  yesOrNo: { true: 'Yes', false: 'No' },
}
