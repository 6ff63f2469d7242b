import './keep-cookies.ts'

import type { Question, Reply } from '../messages.ts'
import { openWorkerApp } from './worker-app.ts'

type Port = Pick<MessagePort, 'postMessage' | 'addEventListener'>

const ports = new Set<Port>()

const send = (port: Port, reply: Reply, transfer: Transferable[] = []) => port.postMessage(reply, transfer)

const opened = openWorkerApp((complaint) => {
  for (const port of ports) send(port, { complaint })
})
// The error is reported with the next request.
opened.catch(() => undefined)

const perform = async (question: Question): Promise<Reply> => {
  const { id } = question
  try {
    const workerApp = await opened
    if ('answer' in question) return { id, answer: await workerApp.answer(question.answer) }
    await ('maintain' in question ? workerApp.maintain(question.maintain) : workerApp.reset())
    return { id }
  } catch (error) {
    return { id, failure: String(error) }
  }
}

const listen = (port: Port): void => {
  port.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
    const reply = await perform(data)
    const body = 'answer' in reply ? reply.answer?.body : undefined
    send(port, reply, body ? [body] : [])
  })
  ports.add(port)
}

const connect = ({ ports: [port] }: MessageEvent): void => {
  if (!port) return
  listen(port)
  port.start()
}

// A shared worker is connected to by each tab; a worker of one tab is its only port itself.
if ('onconnect' in globalThis) globalThis.addEventListener('connect', (event) => connect(event as MessageEvent))
else listen(globalThis as unknown as Port)
