import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  label: 'Verlauf',
  actions: { create: 'Angelegt', update: 'Geändert', delete: 'Gelöscht', restore: 'Wiederhergestellt' },
  undoing: 'Rückgängig gemacht',
  system: 'System',
  before: 'Vorher',
  after: 'Nachher',
  reason: 'Grund',
  together: (others) => (others === 1 ? 'Zusammen mit einem anderen' : `Zusammen mit ${number(others)} anderen`),
  undone: 'Wurde rückgängig gemacht',
  undo: (what) => `Rückgängig machen: ${what}`,
  more: 'Mehr laden',
  empty: 'Noch ist nichts geschehen',
  emptyText: 'Hier steht jede Änderung mit den Werten vorher und nachher.',
}
