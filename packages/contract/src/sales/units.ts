import { z } from 'zod'
import type { Locale } from '../kit/locales.ts'
import { unitCodes } from './unit-codes.ts'

/** Default unit: one piece. */
export const piece = 'C62'

/** Code of UN/ECE Recommendation 20, accepted in any letter case. */
export const unitCode = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => unitCodes.has(code), { params: { code: 'unknown_unit' } })

/** Name of a unit in singular and, if it differs, plural. */
type Words = readonly [one: string, more?: string]

interface Unit {
  readonly words: Readonly<Record<Locale, Words>>
  /** Other common spellings, in lower case. */
  readonly also: readonly string[]
}

const unit = (en: Words, es: Words, de: Words, ja: string, ...also: string[]): Unit => ({
  words: { en, es, de, ja: [ja] },
  also,
})
/** Returns a unit with the same symbol in all languages. */
const symbol = (text: string, ...also: string[]): Unit => unit([text], [text], [text], text, ...also)

/** Units with a translated name, the most common first. All others show their code. */
const named: Readonly<Record<string, Unit>> = {
  C62: unit(
    ['piece', 'pieces'],
    ['unidad', 'unidades'],
    ['Stück'],
    '個',
    'pc',
    'pcs',
    'pcs.',
    'ud.',
    'uds.',
    'stk',
    'stk.',
  ),
  HUR: unit(['hour', 'hours'], ['hora', 'horas'], ['Stunde', 'Stunden'], '時間', 'h', 'hr', 'hrs', 'std', 'std.'),
  DAY: unit(['day', 'days'], ['día', 'días'], ['Tag', 'Tage'], '日', 'd', 'tg', 'tg.'),
  WEE: unit(['week', 'weeks'], ['semana', 'semanas'], ['Woche', 'Wochen'], '週間', 'wk', 'wo.'),
  MON: unit(['month', 'months'], ['mes', 'meses'], ['Monat', 'Monate'], 'か月', 'mo', 'mon.', 'ヶ月', 'ヵ月', '月'),
  ANN: unit(['year', 'years'], ['año', 'años'], ['Jahr', 'Jahre'], '年', 'yr'),
  MIN: unit(['minute', 'minutes'], ['minuto', 'minutos'], ['Minute', 'Minuten'], '分', 'min', 'min.'),
  KGM: symbol('kg'),
  GRM: symbol('g'),
  TNE: symbol('t'),
  MTR: symbol('m'),
  CMT: symbol('cm'),
  MMT: symbol('mm'),
  KMT: symbol('km'),
  MTK: symbol('m²', 'm2', 'qm'),
  MTQ: symbol('m³', 'm3', 'cbm'),
  LTR: symbol('l', 'ltr'),
  MLT: symbol('ml'),
  KWH: symbol('kWh'),
  MWH: symbol('MWh'),
  LS: unit(['lump sum', 'lump sums'], ['tanto alzado'], ['pauschal'], '一式', 'flat rate', 'pauschale', '式'),
  SET: unit(['set', 'sets'], ['juego', 'juegos'], ['Satz', 'Sätze'], 'セット'),
  PR: unit(['pair', 'pairs'], ['par', 'pares'], ['Paar'], '組'),
  DZN: unit(['dozen'], ['docena', 'docenas'], ['Dutzend'], 'ダース'),
  XBX: unit(['box', 'boxes'], ['caja', 'cajas'], ['Kiste', 'Kisten'], '箱'),
  XPK: unit(
    ['package', 'packages'],
    ['paquete', 'paquetes'],
    ['Packung', 'Packungen'],
    'パック',
    'pack',
    'pkg',
    'pkg.',
  ),
  XCT: unit(['carton', 'cartons'], ['cartón', 'cartones'], ['Karton', 'Kartons'], 'カートン', 'ktn.'),
  XPX: unit(['pallet', 'pallets'], ['palé', 'palés'], ['Palette', 'Paletten'], 'パレット'),
  XBO: unit(['bottle', 'bottles'], ['botella', 'botellas'], ['Flasche', 'Flaschen'], '本'),
  ZP: unit(['page', 'pages'], ['página', 'páginas'], ['Seite', 'Seiten'], 'ページ'),
  IE: unit(['person', 'people'], ['persona', 'personas'], ['Person', 'Personen'], '名'),
  INH: unit(['inch', 'inches'], ['pulgada', 'pulgadas'], ['Zoll'], 'インチ', 'in', 'in.'),
  FOT: unit(['foot', 'feet'], ['pie', 'pies'], ['Fuß'], 'フィート', 'ft', 'ft.'),
  YRD: unit(['yard', 'yards'], ['yarda', 'yardas'], ['Yard', 'Yards'], 'ヤード', 'yd'),
  SMI: unit(['mile', 'miles'], ['milla', 'millas'], ['Meile', 'Meilen'], 'マイル', 'mi'),
  LBR: unit(['pound', 'pounds'], ['libra', 'libras'], ['Pfund'], 'ポンド', 'lb', 'lbs'),
  ONZ: unit(['ounce', 'ounces'], ['onza', 'onzas'], ['Unze', 'Unzen'], 'オンス', 'oz'),
  GLL: unit(['gallon', 'gallons'], ['galón', 'galones'], ['Gallone', 'Gallonen'], 'ガロン', 'gal'),
}

/** Codes of units with a translated name. */
export const namedUnits: readonly string[] = Object.keys(named)

/** Returns the translated name of a unit, or its code if it has none. */
export const unitName = (code: string, locale: Locale, quantity = 1): string => {
  const [one, more = one] = named[code]?.words[locale] ?? [code]
  return quantity === 1 ? one : more
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

const written = new Map(
  Object.entries(named).flatMap(([code, { words, also }]) =>
    [...Object.values(words).flat(), ...also].map((text) => [plain(text ?? ''), code] as const),
  ),
)

/** Parses a unit by its name in any language or by its code; undefined if unknown. */
export const unitOf = (text: string): string | undefined => {
  const code = text.trim().toUpperCase()
  return written.get(plain(text)) ?? (unitCodes.has(code) ? code : undefined)
}
