import { pictures } from '@quarterdeck/contract/kit/pictures'
import { call } from '../../kit/lib/api/client.ts'
import type { Services } from '../../kit/ui/services.ts'

/** Uploads a profile photo with its square crop. */
export const sendPhoto: Services['sendPhoto'] = async (file, crop, sending) =>
  (await call(pictures.upload, { query: crop, file, ...sending })).data.url
