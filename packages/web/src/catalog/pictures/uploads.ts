import { maxPictureBytes, pictureBreach } from '@quarterdeck/contract/kit/picture-file'
import { pictures } from '@quarterdeck/contract/kit/pictures'
import type { FieldProblem } from '@quarterdeck/contract/kit/problem'
import { createAtom } from '@tanstack/react-store'
import { call } from '../../kit/lib/api/client.ts'

/** Reason why an upload failed: file refused, limit reached, or an error. */
export type UploadProblem =
  | { readonly kind: 'refused'; readonly problem: FieldProblem }
  | { readonly kind: 'tooLarge' | 'tooMany' | 'already' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** A file being uploaded. */
export interface PendingUpload {
  /** Position in the order of selection. */
  readonly turn: number
  readonly file: File
  /** Local URL for the preview. */
  readonly preview: string
  /** Progress from 0 to 1; undefined while it waits. */
  readonly fraction: number | undefined
  readonly trouble: UploadProblem | undefined
}

const atOnce = 3

const breachOf = async (file: File): Promise<UploadProblem | undefined> => {
  if (file.size > maxPictureBytes) return { kind: 'tooLarge' }
  const problem = pictureBreach(new Uint8Array(await file.arrayBuffer()))
  return problem && { kind: 'refused', problem }
}

/** Returns an upload queue, which uploads a few files at a time. */
export const openUploads = () => {
  const arriving = createAtom<readonly PendingUpload[]>([])
  let turns = 0
  let onDone: (url: string, file: PendingUpload) => UploadProblem | undefined = () => undefined
  let onBegun: (work: Promise<boolean>) => void = () => undefined
  const sending = new Map<number, AbortController>()

  const change = (turn: number, about: Partial<PendingUpload>) =>
    arriving.set((all) => all.map((each) => (each.turn === turn ? { ...each, ...about } : each)))
  const forget = (turn: number) => {
    for (const each of arriving.get()) if (each.turn === turn) URL.revokeObjectURL(each.preview)
    arriving.set((all) => all.filter((each) => each.turn !== turn))
  }

  const send = async (one: PendingUpload, signal: AbortSignal): Promise<UploadProblem | undefined> => {
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
  /** Resolves to true if the upload succeeded, or was cancelled. */
  const run = async (one: PendingUpload): Promise<boolean> => {
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
    /** Current uploads. */
    arriving,
    /**
     * @param done receives each uploaded picture; returns a problem if there is no place for it anymore
     * @param begun is called at the start of each upload
     */
    listen: (done: typeof onDone, begun: typeof onBegun) => {
      onDone = done
      onBegun = begun
    },
    /** @param room number of further pictures allowed */
    take: (files: readonly File[], room: number) => {
      const fresh = files.map((file, at): PendingUpload => {
        turns += 1
        const trouble: UploadProblem | undefined = at < room ? undefined : { kind: 'tooMany' }
        return { turn: turns, file, preview: URL.createObjectURL(file), fraction: undefined, trouble }
      })
      arriving.set((all) => [...all, ...fresh])
      next()
    },
    retry: (turn: number) => {
      change(turn, { trouble: undefined })
      next()
    },
    /** Cancels an upload in any state. */
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
