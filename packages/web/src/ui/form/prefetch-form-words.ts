import { currentLocale } from '../../lib/i18n/locale.ts'

/** A form waits for its words, so they are fetched beside it and not after it; where that fails the form asks itself. */
export const prefetchFormWords = async (): Promise<void> => {
  try {
    const { formMessages } = await import('./messages/index.ts')
    await formMessages.load(currentLocale())
  } catch {
    // Said by the form.
  }
}
