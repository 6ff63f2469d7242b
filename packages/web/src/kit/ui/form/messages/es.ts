import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  picture: {
    choose: 'Elegir foto',
    change: 'Cambiar foto',
    remove: 'Quitar foto',
    hint: (megabytes) =>
      `JPEG, PNG, WebP o AVIF de hasta ${megabytes} MB. También puedes arrastrar o pegar una foto aquí.`,
    drop: 'Suelta la foto aquí',
    tooLarge: (megabytes) => `Este archivo supera los ${megabytes} MB`,
  },
  crop: {
    title: 'Recortar foto',
    text: 'Arrastra la foto hasta encuadrarla o muévela con las teclas de flecha.',
    area: 'Mueve la foto con las teclas de flecha',
    zoom: 'Zoom',
    use: 'Usar foto',
    uploading: 'Subiendo la foto',
  },
  draft: {
    found: (when) => `Tienes cambios sin guardar (${when}).`,
    changedSince: 'Este registro ha cambiado desde entonces. Los cambios en otros campos se conservan.',
    elsewhere: (when) => `En otra ventana escribiste algo distinto en este formulario (${when}).`,
    takeOver: 'Usar lo de allí',
    keepMine: 'Conservar lo de aquí',
    restore: 'Recuperar',
    discard: 'Descartar',
  },
  reason: { label: 'Motivo', hint: 'Queda en el historial de este registro.' },
  rows: {
    up: (name) => `Subir ${name}`,
    down: (name) => `Bajar ${name}`,
    remove: (name) => `Quitar ${name}`,
    moved: (name, place, of) => `${name} está ahora en el puesto ${place} de ${of}`,
    removed: (name) => `Se ha quitado ${name}`,
    none: 'Ninguno',
  },
  formatting: {
    tools: 'Formato',
    heading: 'Título',
    subheading: 'Subtítulo',
    bold: 'Negrita',
    italic: 'Cursiva',
    bullets: 'Lista con viñetas',
    numbers: 'Lista numerada',
    link: 'Enlace',
    address: 'Dirección del enlace',
    wrongAddress: 'Escribe una dirección como https://example.com',
    setLink: 'Poner enlace',
    unlink: 'Quitar enlace',
  },
}
