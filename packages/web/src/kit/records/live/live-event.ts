import type { ChangeEvent, ResyncEvent } from '@quarterdeck/contract/system/events'
import type { PresenceEvent } from '@quarterdeck/contract/system/presence'

/** An event of the stream; its id is its place in the journal. */
export type LiveEvent =
  | { readonly id: number; readonly kind: 'change'; readonly data: ChangeEvent }
  | { readonly id: number; readonly kind: 'resync'; readonly data: ResyncEvent }
  /** News under the bell, which has no place in the journal. */
  | { readonly id: undefined; readonly kind: 'notice' }
  /** Somebody came to a record, or left it; that has no place in the journal either. */
  | { readonly id: undefined; readonly kind: 'presence'; readonly data: PresenceEvent }
  /** Beginning of the stream. */
  | { readonly id: number; readonly kind: 'start' }

const fieldOf = (block: string, name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]

/** Parses one event of a stream; returns undefined for a heartbeat and for events of a newer server. */
const readEvent = (block: string): LiveEvent | undefined => {
  const id = Number(fieldOf(block, 'id'))
  const [kind, data] = [fieldOf(block, 'event'), fieldOf(block, 'data')]
  if (kind === 'notice') return { id: undefined, kind }
  if (kind === 'presence') return data ? { id: undefined, kind, data: JSON.parse(data) as PresenceEvent } : undefined
  if (!id) return undefined
  if (!kind) return { id, kind: 'start' }
  return data && (kind === 'change' || kind === 'resync')
    ? ({ id, kind, data: JSON.parse(data) } as LiveEvent)
    : undefined
}

/** The events of a stream as they come (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export const readEvents = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  tell: (event: LiveEvent | undefined) => void,
): Promise<void> => {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (text + value).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) tell(readEvent(block))
  }
}
