import { maxPictureBytes, pictureBreach } from '@quarterdeck/contract/core/picture-file'
import { pictures } from '@quarterdeck/contract/core/pictures'
import type { FieldProblem } from '@quarterdeck/contract/core/problem'
import { createAtom } from '@tanstack/react-store'
import { call } from '../../lib/api/client.ts'

/** Why a file does not become a picture: it is refused for what it is, there is no room, or something failed. */
export type Trouble =
  | { readonly kind: 'refused'; readonly problem: FieldProblem }
  | { readonly kind: 'tooLarge' | 'tooMany' | 'already' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** A file on its way. */
export interface Arriving {
  /** In the order in which they were handed in. */
  readonly turn: number
  readonly file: File
  /** Where the browser finds it meanwhile. */
  readonly preview: string
  /** Of the upload; undefined while it waits. */
  readonly fraction: number | undefined
  readonly trouble: Trouble | undefined
}

const atOnce = 3

const breachOf = async (file: File): Promise<Trouble | undefined> => {
  if (file.size > maxPictureBytes) return { kind: 'tooLarge' }
  const problem = pictureBreach(new Uint8Array(await file.arrayBuffer()))
  return problem && { kind: 'refused', problem }
}

/** The files that are being uploaded, a few at once. */
export const openUploads = () => {
  const arriving = createAtom<readonly Arriving[]>([])
  let turns = 0
  let onDone: (url: string, file: Arriving) => Trouble | undefined = () => undefined
  let onBegun: (work: Promise<boolean>) => void = () => undefined
  const sending = new Map<number, AbortController>()

  const change = (turn: number, about: Partial<Arriving>) =>
    arriving.set((all) => all.map((each) => (each.turn === turn ? { ...each, ...about } : each)))
  const forget = (turn: number) => {
    for (const each of arriving.get()) if (each.turn === turn) URL.revokeObjectURL(each.preview)
    arriving.set((all) => all.filter((each) => each.turn !== turn))
  }

  const send = async (one: Arriving, signal: AbortSignal): Promise<Trouble | undefined> => {
    const { turn, file } = one
    const onUpload = (fraction: number) => change(turn, { fraction })
    try {
      const breach = await breachOf(file)
      if (breach || signal.aborted) return breach
      const { data } = await call(pictures.uploadOfProduct, { file, signal, onUpload })
      return onDone(data.url, one)
    } catch (error) {
      return { kind: 'failed', error }
    }
  }
  /** Answers whether it went well, or was given up. */
  const run = async (one: Arriving): Promise<boolean> => {
    const { turn } = one
    const controller = new AbortController()
    sending.set(turn, controller)
    change(turn, { fraction: 0, trouble: undefined })
    const trouble = await send(one, controller.signal)
    sending.delete(turn)
    const isWell = !trouble || controller.signal.aborted
    if (isWell) forget(turn)
    else change(turn, { fraction: undefined, trouble })
    next()
    return isWell
  }
  const next = () => {
    const waiting = arriving.get().filter(({ fraction, trouble }) => fraction === undefined && !trouble)
    for (const each of waiting.slice(0, atOnce - sending.size)) onBegun(run(each))
  }

  return {
    /** The files on their way. */
    arriving,
    /**
     * @param done is told of an uploaded picture, and may still find it out of place
     * @param begun is told of each upload
     */
    listen: (done: typeof onDone, begun: typeof onBegun) => {
      onDone = done
      onBegun = begun
    },
    /** @param room for how many there is room */
    take: (files: readonly File[], room: number) => {
      const fresh = files.map((file, at): Arriving => {
        turns += 1
        const trouble: Trouble | undefined = at < room ? undefined : { kind: 'tooMany' }
        return { turn: turns, file, preview: URL.createObjectURL(file), fraction: undefined, trouble }
      })
      arriving.set((all) => [...all, ...fresh])
      next()
    },
    retry: (turn: number) => {
      change(turn, { trouble: undefined })
      next()
    },
    /** Gives one up, wherever it is on its way. */
    cancel: (turn: number) => {
      sending.get(turn)?.abort()
      forget(turn)
    },
    close: () => {
      for (const { turn } of arriving.get()) {
        sending.get(turn)?.abort()
        forget(turn)
      }
    },
  }
}
