import { apiKey } from '@better-auth/api-key'

/** Keys by which programs act as a person, within a scope. Only their hashes are kept. */
export const apiKeyPlugin = () =>
  apiKey({
    defaultPrefix: 'qd_',
    startingCharactersConfig: { shouldStore: true, charactersLength: 7 },
    maximumNameLength: 60,
    rateLimit: { enabled: false },
    schema: { apikey: { modelName: 'apiKeys' } },
  })
