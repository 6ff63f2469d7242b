import { type ExternalToast, toast as sonner } from 'sonner'
import { failures } from './failures/failures.ts'
import { leaveFocus } from './heading-focus.ts'

interface Options {
  readonly description?: string | undefined
  readonly action?: { readonly label: string; readonly onClick: () => void }
  /** Replaces the toast of that id instead of adding one. */
  readonly id?: string | number
  /** Milliseconds; the toaster's own duration where absent. */
  readonly duration?: number
}

const act = ({ onClick }: NonNullable<Options['action']>) => {
  leaveFocus()
  onClick()
}

const options = ({ description, action, id, duration }: Options): ExternalToast => ({
  ...(description && { description }),
  ...(action && { action: { label: action.label, onClick: () => act(action) } }),
  ...(id !== undefined && { id }),
  ...(duration !== undefined && { duration }),
})

/** Notifications at the edge of the screen. What went wrong, in whole or in part, stays listed under the bell. */
export const toast = {
  default: (title: string, more: Options = {}) => sonner(title, options(more)),
  success: (title: string, more: Options = {}) => sonner.success(title, options(more)),
  info: (title: string, more: Options = {}) => sonner.info(title, options(more)),
  warning: (title: string, more: Options = {}) => {
    failures.keep(title, more.description)
    return sonner.warning(title, options(more))
  },
  error: (title: string, more: Options = {}) => {
    failures.keep(title, more.description)
    return sonner.error(title, options(more))
  },
  loading: (title: string, more: Options = {}) => sonner.loading(title, options(more)),
  dismiss: (id?: string | number) => sonner.dismiss(id),
}
