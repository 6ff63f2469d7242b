import { Button } from '@mantine/core'
import { type Company, CompanyPatch, company } from '@quarterdeck/contract/sales/company'
import { pageSizes } from '@quarterdeck/contract/sales/printed'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { ApiError } from '../../../kit/lib/api-error.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { zoneOptions } from '../../../kit/lib/i18n/zones.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { useEditForm } from '../../../kit/records/index.ts'
import { ChoiceField } from '../../../kit/ui/form/choice-field.tsx'
import { CountryField } from '../../../kit/ui/form/country-field.tsx'
import { NumberField } from '../../../kit/ui/form/number-field.tsx'
import { RecordForm } from '../../../kit/ui/form/record-form.tsx'
import { Section } from '../../../kit/ui/form/section.tsx'
import { TextAreaField } from '../../../kit/ui/form/text-area-field.tsx'
import { TextField } from '../../../kit/ui/form/text-field.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { settingsMessages } from '../messages/index.ts'
import { InvoiceLock } from './invoice-lock.tsx'
import { InvoiceNumbers } from './invoice-numbers.tsx'
import { Logo } from './logo.tsx'

const Input = CompanyPatch.required()
type Input = Required<CompanyPatch>
const current = reading(company.read)

const inputOf = ({ version, updatedAt, logo, ...fields }: Company): Input => fields

const sizes = Object.keys(pageSizes)

const Fields = () => {
  const { company: m, profile } = useMessages(settingsMessages)
  return (
    <>
      <Section title={m.identity} text={m.identityText}>
        <TextField<Input> name="name" label={m.fields.name} autoComplete="organization" />
        <TextAreaField<Input> name="address" label={m.fields.address} description={m.addressHint} rows={3} />
        <CountryField<Input> name="country" label={m.fields.country} />
        <ChoiceField<Input>
          name="timeZone"
          label={m.fields.timeZone}
          description={m.timeZoneHint}
          options={zoneOptions()}
          search={{ hint: profile.zoneHint, nothing: profile.noZone }}
        />
        <TextField<Input> name="email" label={m.fields.email} type="email" inputMode="email" autoComplete="off" />
        <TextField<Input> name="phone" label={m.fields.phone} type="tel" inputMode="tel" autoComplete="off" />
      </Section>
      <Section title={m.registered} text={m.registeredText}>
        <TextField<Input> name="taxId" label={m.fields.taxId} description={m.taxHint} autoComplete="off" />
        <TextField<Input>
          name="registration"
          label={m.fields.registration}
          description={m.registrationHint}
          autoComplete="off"
        />
      </Section>
      <Section title={m.bank} text={m.bankText}>
        <TextField<Input> name="iban" label={m.fields.iban} autoComplete="off" />
        <TextField<Input> name="bic" label={m.fields.bic} autoComplete="off" />
      </Section>
      <Section title={m.defaults} text={m.defaultsText}>
        <NumberField<Input> name="invoiceDays" label={m.fields.invoiceDays} digits={0} min={0} max={366} />
        <NumberField<Input>
          name="invoiceTaxRate"
          label={m.fields.invoiceTaxRate}
          description={m.taxRateHint}
          rightSection="%"
          min={0}
          max={100}
        />
        <TextAreaField<Input> name="invoiceTerms" label={m.fields.invoiceTerms} rows={3} />
        <TextAreaField<Input> name="invoiceNotes" label={m.fields.invoiceNotes} rows={3} />
      </Section>
      <Section title={m.paper} text={m.paperText}>
        <ChoiceField<Input>
          name="paperSize"
          label={m.fields.paperSize}
          options={sizes.map((value) => ({ value, label: value }))}
        />
      </Section>
    </>
  )
}

/** Form of the one company record. Documents are printed from it, so saving reloads whatever shows them. */
const CompanyForm = ({ company: known, mayChange }: { company: Company; mayChange: boolean }) => {
  const { company: m } = useMessages(settingsMessages)
  const { actions } = useMessages(commonMessages)
  const queries = useQueryClient()
  const { model, base } = useEditForm<Company & { readonly id: number }, Input>({
    record: { ...known, id: 1 },
    schemaOf: () => Input,
    inputOf: ({ id, ...record }) => inputOf(record),
    send: async (changed, typed) => {
      const body: CompanyPatch = Object.fromEntries(changed.map((each) => [each, typed[each]]))
      const { data, batch } = await call(company.update, { body })
      return { record: { ...data, id: 1 }, batch }
    },
    keep: ({ id, ...next }) => queries.setQueryData(current.queryKey, next),
    entity: 'company',
    enabled: mayChange,
    words: { saved: m.saved, unchanged: m.unchanged },
    onSaved: () => queries.invalidateQueries(),
    // Whoever was asked for the password and thought better of it knows.
    onFailure: (error) => error instanceof ApiError && error.code === 'fresh_sign_in',
  })
  const { isDirty } = model.form.formState
  return (
    <RecordForm
      model={model}
      labels={m.fields}
      saveLabel={actions.save}
      readOnly={!mayChange}
      mayLeave={() => false}
      cancel={
        <Button variant="default" disabled={!isDirty} onClick={() => model.form.reset(inputOf(base))}>
          {actions.cancel}
        </Button>
      }
    >
      <Fields />
    </RecordForm>
  )
}

const Content = () => {
  const { company: m } = useMessages(settingsMessages)
  const { data } = useSuspenseQuery(current)
  const mayChange = usePermission('company:write')
  return (
    <>
      <Section title={m.logo.title} text={m.logo.text}>
        <Logo company={data} mayChange={mayChange} />
      </Section>
      <CompanyForm company={data} mayChange={mayChange} />
      <InvoiceNumbers />
      <InvoiceLock />
    </>
  )
}

/** The company that invoices and all other papers are from. */
export const CompanyPage = () => {
  const { sections } = useMessages(settingsMessages)
  return (
    <Page title={sections.company} layout="narrow">
      <Suspense fallback={<Skeleton width="100%" height={640} />}>
        <Content />
      </Suspense>
    </Page>
  )
}
