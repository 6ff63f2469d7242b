import { Button, TextInput } from '@mantine/core'
import { twoFactor } from '@quarterdeck/contract/account/security'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { encode } from 'uqr'
import { call } from '../../../kit/lib/api/client.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { describeProblem } from '../../../kit/ui/describe-problem.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import shared from '../../../kit/ui/styles/shared.module.css'
import { CopyField } from '../copy-field.tsx'
import { settingsMessages } from '../messages/index.ts'
import classes from './two-factor.module.css'

/** A text for a camera: black on white in either scheme, since cameras want it so. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#000" d={squares.join('')} />
    </svg>
  )
}

interface Props {
  readonly app: { readonly uri: string; readonly secret: string }
  readonly onCodes: (codes: readonly string[]) => void
  readonly onCancel: () => void
}

/** Formats a secret in groups of four, as people read it aloud. */
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Brings the secret into an app, and shows that it has arrived there. */
export const TwoFactorSetup = ({ app, onCodes, onCancel }: Props) => {
  const { twoFactor: m } = useMessages(settingsMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || code.trim() === '') return
    setIsBusy(true)
    try {
      const { data } = await call(twoFactor.confirm, { body: { code } })
      onCodes(data.codes)
      await Promise.all(
        ['two-factor', 'sessions', 'security', 'me'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      )
    } catch (error) {
      setProblem(describeProblem(common, error, {}, { code: m.wrongCode }).text)
      setIsBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void confirm(event)}>
      <ol className={classes.steps}>
        <li>
          <p>{m.scan}</p>
          <QrCode text={app.uri} label={m.qr} />
          <CopyField label={m.secret} value={inFours(app.secret)} />
        </li>
        <li>
          <p>{m.enter}</p>
          <div className={classes.code}>
            <TextInput
              aria-label={m.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              value={code}
              error={problem}
              onChange={({ currentTarget: { value } }) => {
                setCode(value)
                setProblem(undefined)
              }}
            />
            <Button type="submit" loading={isBusy}>
              {m.confirm}
            </Button>
            <Button variant="subtle" onClick={onCancel}>
              {common.actions.cancel}
            </Button>
          </div>
          <p className={shared.hint}>{m.clock}</p>
        </li>
      </ol>
    </form>
  )
}
