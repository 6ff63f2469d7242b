export const en = {
  subject: 'Subject',
  text: 'Text',
  hint: '{name} becomes the name of each recipient.',
  going: (count: number) => (count === 1 ? '1 person gets this letter' : `${count} people get this letter`),
  left: (count: number) => (count === 1 ? '1 person gets none' : `${count} people get none`),
  none: 'Nobody of those you chose gets a letter.',
  many: 'Choose up to 100 rows by hand, or up to 1,000 as all that match, to write to them.',
  why: { gone: 'no longer there', address: 'no email address', twice: 'gets it already', over: 'already decided' },
  send: 'Send',
  sent: (count: number) => (count === 1 ? '1 letter is on its way' : `${count} letters are on their way`),
}
