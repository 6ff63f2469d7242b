export const en = {
  title: 'Maintenance',
  heading: 'Quarterdeck is under maintenance',
  text: 'Back soon. Nothing you have entered is lost, and this page returns by itself.',
  preparing: {
    heading: 'Quarterdeck is being prepared',
    text: 'The database is being brought up to date. This page returns by itself as soon as that is done.',
  },
  until: (time: string) => `Expected until ${time}`,
  anyMoment: 'any moment now',
  connection: 'Connection lost. Trying again …',
}
