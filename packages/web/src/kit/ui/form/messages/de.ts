import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  picture: {
    choose: 'Foto auswählen',
    change: 'Foto ändern',
    remove: 'Foto entfernen',
    hint: (megabytes) =>
      `JPEG, PNG, WebP oder AVIF bis ${megabytes} MB. Sie können ein Foto auch hierher ziehen oder einfügen.`,
    drop: 'Foto hier ablegen',
    tooLarge: (megabytes) => `Diese Datei ist größer als ${megabytes} MB`,
  },
  crop: {
    title: 'Foto zuschneiden',
    text: 'Ziehen Sie das Foto zurecht oder verschieben Sie es mit den Pfeiltasten.',
    area: 'Foto mit den Pfeiltasten verschieben',
    zoom: 'Zoom',
    use: 'Foto übernehmen',
    uploading: 'Foto wird hochgeladen',
  },
  draft: {
    found: (when) => `Es gibt nicht gespeicherte Änderungen (${when}).`,
    changedSince: 'Der Datensatz wurde seitdem geändert. Änderungen an anderen Feldern bleiben erhalten.',
    elsewhere: (when) => `In einem anderen Fenster steht in diesem Formular etwas anderes (${when}).`,
    takeOver: 'Dortiges übernehmen',
    keepMine: 'Hiesiges behalten',
    restore: 'Wiederherstellen',
    discard: 'Verwerfen',
  },
  reason: { label: 'Grund', hint: 'Wird im Verlauf dieses Datensatzes festgehalten.' },
  rows: {
    up: (name) => `${name} nach oben`,
    down: (name) => `${name} nach unten`,
    remove: (name) => `${name} entfernen`,
    moved: (name, place, of) => `${name} steht jetzt an Stelle ${place} von ${of}`,
    removed: (name) => `${name} wurde entfernt`,
    none: 'Keine',
  },
  formatting: {
    tools: 'Formatierung',
    heading: 'Überschrift',
    subheading: 'Zwischenüberschrift',
    bold: 'Fett',
    italic: 'Kursiv',
    bullets: 'Aufzählung',
    numbers: 'Nummerierte Liste',
    link: 'Link',
    address: 'Adresse des Links',
    wrongAddress: 'Bitte eine Adresse wie https://example.com eingeben',
    setLink: 'Link setzen',
    unlink: 'Link entfernen',
  },
}
