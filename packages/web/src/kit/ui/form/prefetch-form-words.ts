import { currentLocale } from '../../lib/i18n/locale.ts'

/**
 * Prefetches the texts of forms, in parallel with the form's code. Errors are ignored, because the form loads them
 * again.
 */
export const prefetchFormWords = async (): Promise<void> => {
  try {
    const { formMessages } = await import('./messages/index.ts')
    await formMessages.load(currentLocale())
  } catch {
    // Said by the form.
  }
}
