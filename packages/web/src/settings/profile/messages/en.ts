export const en = {
  person: 'About you',
  personText: 'Your colleagues see this beside what you do.',
  appearance: 'Language and appearance',
  appearanceText: 'They hold at once, in this browser.',
  saved: 'Profile saved',
  unchanged: 'Nothing has changed',
}
