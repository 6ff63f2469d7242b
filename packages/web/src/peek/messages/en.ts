export const en = {
  next: 'Next',
  previous: 'Previous',
  gone: 'This record is no longer there',
  goneText: 'It was deleted, or it never existed.',
  history: 'Timeline',
}
