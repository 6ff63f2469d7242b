import { send } from './send.ts'

const follow = (address: string, fileName: string) => {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
}

/** Whether the stand-in answers: its worker sees what a page asks for, and not where a link leads. */
const isStandin = import.meta.env.MODE === 'standin'

const viaMemory = async (path: string, parameters: URLSearchParams, fileName: string) => {
  const { data } = await send({ method: 'GET', path, parameters, responseType: 'blob' })
  const address = URL.createObjectURL(data)
  follow(address, fileName)
  // Time to take it over; a browser tells nobody when it has.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/**
 * Saves what the API answers as a file. The browser itself fetches it, so that its size does not matter; a failure it
 * would only show in its list of downloads, so the server is asked for the head of the answer first.
 * @param path below `/api`
 * @throws ApiError where there is nothing to save
 */
export const download = async (path: string, parameters: URLSearchParams, fileName: string): Promise<void> => {
  if (isStandin) return viaMemory(path, parameters, fileName)
  await send({ method: 'HEAD', path, parameters })
  follow(`/api${path}?${parameters}`, fileName)
}
