import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { products } from '@quarterdeck/contract/catalog/products'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useController, useWatch } from 'react-hook-form'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { wordsOf } from '../../../kit/ui/form/field-problem.ts'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { productMessages } from '../messages/index.ts'
import type { ProductInput } from '../product-input.ts'
import classes from './form.module.css'

/** Delay in milliseconds, so that not every letter sends a request. */
const pauseMs = 250

/** Renders the code input: suggests a free code from the title, and reports a duplicate while typing. */
export const CodeField = ({ id }: { readonly id?: number }) => {
  const { form: m, fields } = useMessages(productMessages)
  const common = useMessages(commonMessages)
  const readOnly = useReadOnly()
  const { field, fieldState } = useController<ProductInput, 'code'>({ name: 'code' })
  const title = useWatch<ProductInput, 'title'>({ name: 'title' })
  const [asked] = useDebouncedValue(`${title.trim()}\n${field.value.trim()}`, pauseMs)
  const [askedTitle = '', code = ''] = asked.split('\n')
  const { data } = useQuery({
    ...reading(products.code, { title: askedTitle, code, ...(id !== undefined && { for: String(id) }) }),
    enabled: !readOnly && asked !== '\n',
    placeholderData: keepPreviousData,
  })
  const isTaken = data?.taken && code === field.value.trim()
  const suggested = askedTitle ? data?.suggested : undefined
  const isNew = id === undefined
  return (
    <TextInput
      {...field}
      label={fields.code}
      description={isNew && suggested && !field.value ? m.codeLeft(suggested) : m.codeHint}
      autoComplete="off"
      spellCheck={false}
      placeholder={isNew ? suggested : undefined}
      withAsterisk={!isNew && !readOnly}
      aria-required={!isNew}
      readOnly={readOnly}
      error={wordsOf(common, fieldState.error?.message) ?? (isTaken && m.codeTaken(data.taken?.title ?? ''))}
      {...(isTaken &&
        suggested && {
          rightSectionWidth: 150,
          rightSection: (
            <button type="button" className={classes.use} onClick={() => field.onChange(suggested)}>
              {m.takeCode(suggested)}
            </button>
          ),
        })}
    />
  )
}
