export const en = {
  title: 'Failed actions',
}
