import { apiKey } from '@better-auth/api-key'

/** API keys, by which programs act as a user within a scope. Only their hashes are stored. */
export const apiKeyPlugin = () =>
  apiKey({
    defaultPrefix: 'qd_',
    startingCharactersConfig: { shouldStore: true, charactersLength: 7 },
    maximumNameLength: 60,
    rateLimit: { enabled: false },
    schema: { apikey: { modelName: 'apiKeys' } },
  })
