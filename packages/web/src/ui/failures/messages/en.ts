export const en = {
  title: 'Failed actions',
  empty: 'Everything you did worked',
}
