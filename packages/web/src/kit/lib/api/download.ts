import { send } from './send.ts'

const follow = (address: string, fileName: string) => {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
}

/** True in the demo, whose service worker answers requests of the page but not navigation. */
const isStandin = import.meta.env.MODE === 'standin'

const viaMemory = async (path: string, parameters: URLSearchParams, fileName: string) => {
  const { data } = await send({ method: 'GET', path, parameters, responseType: 'blob' })
  const address = URL.createObjectURL(data)
  follow(address, fileName)
  // Time to take it over; a browser tells nobody when it has.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/**
 * Downloads a response as a file. The browser itself fetches it, so size does not matter. Since it would report a
 * failure only in its list of downloads, a HEAD request checks first.
 * @param path below `/api`
 * @throws ApiError if the file cannot be downloaded
 */
export const download = async (path: string, parameters: URLSearchParams, fileName: string): Promise<void> => {
  if (isStandin) return viaMemory(path, parameters, fileName)
  await send({ method: 'HEAD', path, parameters })
  follow(`/api${path}?${parameters}`, fileName)
}
