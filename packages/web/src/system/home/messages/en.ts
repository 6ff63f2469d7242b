export const en = {
  title: 'Home',
  heading: 'The whole business from one deck',
  text: 'Users, catalog, orders, invoices and tickets in one calm, quick back office. Every change can be traced, and undone.',
  open: 'Open Quarterdeck',
}
