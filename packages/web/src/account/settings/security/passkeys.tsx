import { Button } from '@mantine/core'
import { type Passkey, passkeys } from '@quarterdeck/contract/account/security'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { unlessCanceled } from '../../../kit/lib/api/auth-events.ts'
import { call } from '../../../kit/lib/api/client.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { PromptDialog } from '../../../kit/ui/prompt-dialog.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { toast } from '../../../kit/ui/toast.ts'
import { useAction } from '../../../kit/ui/use-action.ts'
import { settingsMessages } from '../messages/index.ts'
import { NoRows, QueryContent, Row, Rows, RowsSkeleton } from '../parts.tsx'
import classes from '../settings.module.css'

/** Browsers have them on named hosts over https, and on the machine itself. */
const mayHavePasskeys = (): boolean => 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname)

/** Has the browser make a passkey. Undefined where the person gave it up. */
const makePasskey = async (): Promise<Record<string, unknown> | undefined> => {
  const { data } = await call(passkeys.options)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    data as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  try {
    const made = await navigator.credentials.create({ publicKey })
    return made ? { ...(made as PublicKeyCredential).toJSON() } : undefined
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
      return undefined
    throw error
  }
}

const maxName = 60

const OnePasskey = ({ passkey }: { passkey: Passkey }) => {
  const { passkeys: m } = useMessages(settingsMessages).security
  const { ago, date } = useFormats()
  const { act, isBusy } = useAction('passkeys', 'security')
  const [isRenamed, setIsRenamed] = useState(false)
  const { id, name, createdAt, lastUsedAt, synced } = passkey
  const remove = async () => {
    if (await unlessCanceled(() => call(passkeys.remove, { query: { id } }))) toast.success(m.removed)
  }
  const rename = async (next: string) => {
    await call(passkeys.rename, { query: { id }, body: { name: next } })
    setIsRenamed(false)
    act(async () => undefined)
  }
  return (
    <Row
      icon={IconFingerprint}
      name={name}
      about={[
        m.added(date(createdAt)),
        lastUsedAt ? m.used(ago(lastUsedAt, Date.now())) : m.unused,
        synced && m.synced,
      ]}
      action={
        <span>
          <Button variant="subtle" aria-label={m.renameOf(name)} onClick={() => setIsRenamed(true)}>
            {m.rename}
          </Button>
          <Button
            variant="subtle"
            color="red"
            loading={isBusy}
            aria-label={m.removeOf(name)}
            onClick={() => act(remove)}
          >
            {m.remove}
          </Button>
          {isRenamed && (
            <PromptDialog
              title={m.rename}
              text={m.nameText}
              label={m.name}
              submit={m.rename}
              initial={name}
              kind="text"
              max={maxName}
              onClose={() => setIsRenamed(false)}
              onSend={rename}
            />
          )}
        </span>
      }
    />
  )
}

/** Ways in without a password, by a finger, a face or a key. */
export const Passkeys = () => {
  const { passkeys: m } = useMessages(settingsMessages).security
  const { act, isBusy } = useAction('passkeys', 'security')
  const [isAdding, setIsAdding] = useState(false)
  const add = async (name: string) => {
    const response = await unlessCanceled(makePasskey)
    if (!response) return
    await call(passkeys.create, { body: { name, response } })
    toast.success(m.saved)
  }
  return (
    <>
      <QueryContent query={reading(passkeys.list)} waiting={<RowsSkeleton count={1} />}>
        {(list) =>
          list.length === 0 ? (
            <NoRows>{m.none}</NoRows>
          ) : (
            <Rows label={m.title}>
              {list.map((passkey) => (
                <OnePasskey key={passkey.id} passkey={passkey} />
              ))}
            </Rows>
          )
        }
      </QueryContent>
      {mayHavePasskeys() ? (
        <Button
          variant="default"
          className={shared.start ?? ''}
          leftSection={<IconPlus size={16} aria-hidden />}
          loading={isBusy}
          onClick={() => setIsAdding(true)}
        >
          {m.add}
        </Button>
      ) : (
        <p className={classes.about}>{m.unable}</p>
      )}
      {isAdding && (
        <PromptDialog
          title={m.add}
          text={m.nameText}
          label={m.name}
          submit={m.go}
          kind="text"
          max={maxName}
          onClose={() => setIsAdding(false)}
          onSend={async (name) => {
            setIsAdding(false)
            act(() => add(name))
          }}
        />
      )}
    </>
  )
}
