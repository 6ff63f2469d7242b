import { twoFactor } from 'better-auth/plugins'

/** Codes of an authenticator app, recovery codes, and devices that are trusted for 30 days. */
export const twoFactorPlugin = () =>
  twoFactor({
    issuer: 'Quarterdeck',
    totpOptions: { digits: 6, period: 30 },
    backupCodeOptions: { amount: 10, length: 10, storeBackupCodes: 'encrypted' },
    schema: { twoFactor: { modelName: 'twoFactors' } },
  })
