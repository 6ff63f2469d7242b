import { onOutdated } from '../lib/build.ts'
import { currentLocale } from '../lib/i18n/locale.ts'
import { toast } from '../ui/toast.ts'
import { appMessages } from './messages/index.ts'

const offer = async () => {
  const { outdated: m } = await appMessages.load(currentLocale())
  const action = { label: m.reload, onClick: () => location.reload() }
  toast.info(m.title, { action, duration: Number.POSITIVE_INFINITY })
}

/** Offers a newer version once, quietly: when to reload is the person's to say, who may be in the middle of something. */
export const offerReloads = (): void => {
  onOutdated(() => void offer())
}
