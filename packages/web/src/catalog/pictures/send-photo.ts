import { pictures } from '@quarterdeck/contract/core/pictures'
import { call } from '../../lib/api/client.ts'
import type { Services } from '../../ui/services.ts'

/** Sends the photo of a person with the square of it to keep. */
export const sendPhoto: Services['sendPhoto'] = async (file, crop, sending) =>
  (await call(pictures.upload, { query: crop, file, ...sending })).data.url
