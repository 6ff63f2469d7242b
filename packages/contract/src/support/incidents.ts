import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { multilineText, requiredText, timestamp } from '../kit/fields.ts'

/** Severity of an incident: slow or partly unavailable, or not available at all. */
export const impacts = ['degraded', 'outage'] as const
export type Impact = (typeof impacts)[number]

const fields = z.object({ title: requiredText(120), text: multilineText(2000), impact: z.enum(impacts) })

export const Incident = fields.extend({
  id: z.string(),
  startedAt: timestamp,
  updatedAt: timestamp,
  /** Null while it is ongoing. */
  endedAt: timestamp.nullable(),
})
export type Incident = z.output<typeof Incident>

export const IncidentDraft = fields.extend({ text: fields.shape.text.default('') })
export type IncidentDraft = z.output<typeof IncidentDraft>

/** Days for which resolved incidents are still shown. */
export const incidentDays = 14

const all = z.object({ incidents: z.array(Incident) })

export const incidents = {
  list: endpoint({
    method: 'GET',
    path: '/incidents',
    needs: 'anyone',
    openDuring: ['maintenance'],
    summary: `Announced incidents: those that go on, and those that ended in the last ${incidentDays} days`,
    output: all,
  }),
  announce: endpoint({
    method: 'POST',
    path: '/incidents',
    needs: 'incidents:write',
    sendsNoMail: true,
    summary: 'Announce an incident to everyone',
    body: IncidentDraft,
    output: all,
  }),
  change: endpoint({
    method: 'POST',
    path: '/incidents/change',
    needs: 'incidents:write',
    sendsNoMail: true,
    summary: 'Update or resolve an incident',
    body: fields.partial().extend({ id: requiredText(64), ended: z.boolean().optional() }),
    output: all,
    status: 200,
  }),
}
