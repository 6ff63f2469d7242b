import { createAvatar, type StyleOptions } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'

const variants = <Number extends string>(...numbers: readonly Number[]) =>
  numbers.map((number) => `variant${number}` as const)

/** What a colleague may look like: without dark glasses, spikes, gestures and bared teeth. */
const look: StyleOptions<notionists.Options> = {
  // biome-ignore format: a table
  hair: variants(
    '01', '02', '03', '04', '06', '07', '08', '09', '10', '11', '12', '15', '17', '18', '19', '20', '22', '23', '26', '28',
    '30', '31', '33', '36', '38', '39', '40', '41', '44', '45', '47', '48', '53', '54', '56', '58', '61', '62', '63',
  ),
  lips: variants('03', '04', '14', '17', '21', '22', '23', '30'),
  eyes: variants('03', '05'),
  brows: variants('01', '04', '05', '07', '08', '12'),
  glasses: variants('03', '08', '11'),
  glassesProbability: 25,
  beardProbability: 0,
  gestureProbability: 0,
  bodyIconProbability: 0,
  // Closer than drawn: most faces are shown small.
  scale: 118,
  translateY: 4,
}

/** Calm backgrounds, on which the black drawing stands out in either theme. */
const tints = ['e3ecf8', 'e4f1ea', 'faeedd', 'f9e6e8', 'ece8f7', 'e2f1f3', 'f1eee6', 'fbe9f1']

/** A drawn face, the same for the same seed. */
export const drawAvatar = (seed: string): string =>
  createAvatar(notionists, { ...look, seed, backgroundColor: tints }).toString()
