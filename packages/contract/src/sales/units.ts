import { z } from 'zod'
import type { Locale } from '../core/locales.ts'
import { unitCodes } from './unit-codes.ts'

/** The unit of what is counted, and of all of which nothing else is said. */
export const piece = 'C62'

/** A code of UN/ECE Recommendation 20, in any letter case. */
export const unitCode = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => unitCodes.has(code), { params: { code: 'unknown_unit' } })

/** What a unit is called: of one, and of more where that differs. */
type Words = readonly [one: string, more?: string]

interface Unit {
  readonly words: Readonly<Record<Locale, Words>>
  /** What else people write for it, in lower case. */
  readonly also: readonly string[]
}

const unit = (en: Words, es: Words, de: Words, ja: string, ...also: string[]): Unit => ({
  words: { en, es, de, ja: [ja] },
  also,
})
/** What is written alike everywhere. */
const symbol = (text: string, ...also: string[]): Unit => unit([text], [text], [text], text, ...also)

/** Units that have a name here, the usual ones first. Others go by their code. */
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

/** The codes of units that have a name. */
export const namedUnits: readonly string[] = Object.keys(named)

/** What a unit is called in a language, for one of it where nothing else is said; its code where it has no name. */
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

/** The code of a unit as somebody wrote it: by a name in any of the languages, or by the code. Undefined where it is none. */
export const unitOf = (text: string): string | undefined => {
  const code = text.trim().toUpperCase()
  return written.get(plain(text)) ?? (unitCodes.has(code) ? code : undefined)
}
