import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

const counted = (count: number) => (count === 1 ? '1 Bewertung' : `${number(count)} Bewertungen`)

export const de: Translated<typeof en> = {
  search: 'Text oder Verfasser suchen',
  emptyText: 'Sobald Kunden Bewertungen schreiben, erscheinen sie hier.',
  records: counted,
  hide: {
    label: 'Ausblenden',
    title: (records) => `${records} ausblenden`,
    text: (records) =>
      `Damit verschwinden ${records} aus dem Shop und zählen nicht mehr. Sie lassen sich jederzeit wieder anzeigen.`,
  },
  show: {
    label: 'Wieder anzeigen',
    title: (records) => `${records} wieder anzeigen`,
    text: (records) => `Damit sind ${records} wieder sichtbar und zählen zu den Sternen der Produkte.`,
  },
  tabs: {
    label: 'Bewertungen nach Gruppen',
    all: 'Alle',
    due: 'Unbeantwortet',
    low: 'Wenige Sterne',
    hidden: 'Ausgeblendet',
  },
  stars: (stars) => (stars === 1 ? '1 Stern' : `${number(stars)} Sterne`),
  replies: { due: 'Unbeantwortet', given: 'Beantwortet', none: 'Ausgeblendet, keine Antwort nötig' },
  purchase: 'Kauf',
  verified: { yes: 'Verifizierter Kauf', no: 'Nicht verifiziert' },
}
