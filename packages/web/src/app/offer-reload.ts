import { isOutdated } from '../kit/lib/build.ts'
import { currentLocale } from '../kit/lib/i18n/locale.ts'
import { toast } from '../kit/ui/toast.ts'
import { appMessages } from './messages/index.ts'

const id = 'newer-version'
let isOnScreen = false

const offer = async () => {
  const { outdated: m } = await appMessages.load(currentLocale())
  if (isOnScreen) return
  const action = { label: m.reload, onClick: () => location.reload() }
  toast.info(m.title, { id, action, duration: Number.POSITIVE_INFINITY })
}

/** Offers a newer version once, quietly: when to reload is the person's to say, who may be in the middle of something. */
export const offerReloads = (): void => {
  isOutdated.subscribe(() => void offer())
}

/** Notes that the screen itself offers to reload, so that no toast does. */
export const markReloadOffered = (): void => {
  isOnScreen = true
  toast.dismiss(id)
}
