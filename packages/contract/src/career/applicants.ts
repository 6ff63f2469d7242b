import { z } from 'zod'
import { Attachment, attachmentEndpoints, sentFiles } from '../core/attachments.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  choice,
  emailAddress,
  id,
  idQuery,
  instant,
  multilineText,
  phone,
  requiredText,
  sentId,
  timestamp,
  versioned,
} from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import { LetterDraft, letterEndpoints } from '../core/letters.ts'
import type { ListSpec } from '../core/list.ts'
import { verbs } from '../core/verbs.ts'
import { User } from '../people/users.ts'
import { applicantSources, applicantStages, endReasons, interviewTimes, stageWay } from './career-words.ts'

/** Somebody who wants to be hired for an opening. */
const fields = z.object({
  openingId: sentId,
  name: requiredText(120),
  email: emailAddress,
  phone,
  source: choice(applicantSources),
  stage: choice(applicantStages),
  reason: choice(endReasons),
  /** In stars; 0 as long as nobody has said. */
  rating: z.int().min(0).max(5),
  ownerId: sentId.nullable(),
  appliedAt: instant,
  nextInterviewAt: instant.nullable(),
  note: multilineText(5000),
  /** The CV and what came with it; sent as the keys of files that were uploaded. */
  files: sentFiles,
})

export const ApplicantDraft = fields.extend({
  phone: fields.shape.phone.default(''),
  source: fields.shape.source.default('Website'),
  stage: fields.shape.stage.default('Applied'),
  reason: fields.shape.reason.default('None'),
  rating: fields.shape.rating.default(0),
  ownerId: fields.shape.ownerId.default(null),
  /** Now where it is left out. */
  appliedAt: instant.optional(),
  nextInterviewAt: fields.shape.nextInterviewAt.default(null),
  note: fields.shape.note.default(''),
  files: fields.shape.files.default([]),
})
export type ApplicantDraft = z.output<typeof ApplicantDraft>

export const ApplicantPatch = fields.partial()
export type ApplicantPatch = z.output<typeof ApplicantPatch>

const maybe = timestamp.nullable()

export const Applicant = fields.extend({
  id,
  openingId: id,
  ownerId: id.nullable(),
  appliedAt: timestamp,
  nextInterviewAt: maybe,
  files: z.array(Attachment),
  /** When somebody came into each stage; null where they did not, or skipped it. */
  screenAt: maybe,
  interviewAt: maybe,
  offerAt: maybe,
  hiredAt: maybe,
  /** When they were rejected, or withdrew. */
  endedAt: maybe,
  /** The last stage that somebody got to, however it ended. */
  furthest: z.enum(stageWay),
  /** The user that was made of somebody who was hired. */
  userId: id.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Applicant = z.output<typeof Applicant>

export const applicantList = {
  filters: {
    id: { kind: 'number', isKey: true },
    ids: { kind: 'number', isKey: true },
    openingId: { kind: 'number', isKey: true },
    name: { kind: 'text' },
    email: { kind: 'text' },
    source: { kind: 'choice', values: applicantSources },
    stage: { kind: 'choice', values: applicantStages },
    furthest: { kind: 'choice', values: stageWay },
    reason: { kind: 'choice', values: endReasons },
    rating: { kind: 'number' },
    ownerId: { kind: 'number', isKey: true },
    interview: { kind: 'choice', values: interviewTimes },
    appliedAt: { kind: 'date' },
    screenAt: { kind: 'date' },
    interviewAt: { kind: 'date' },
    offerAt: { kind: 'date' },
    hiredAt: { kind: 'date' },
    endedAt: { kind: 'date' },
    nextInterviewAt: { kind: 'date' },
    createdAt: { kind: 'date' },
    updatedAt: { kind: 'date' },
  },
  sort: ['id', 'name', 'source', 'stage', 'rating', 'appliedAt', 'nextInterviewAt', 'createdAt', 'updatedAt'],
  defaultSort: 'id',
  screenSort: '-appliedAt',
  search: true,
} as const satisfies ListSpec

export const applicants = {
  ...verbs({
    entity: 'applicants',
    one: 'applicant',
    record: Applicant,
    draft: ApplicantDraft,
    patch: ApplicantPatch,
    list: applicantList,
    words: {
      one: 'an applicant',
      all: 'applicants',
      update: 'Change an applicant; fields that are not sent stay. Another stage is noted with its time',
      facets: 'source, stage, how far they got, reason and next interview',
    },
  }),
  ...attachmentEndpoints('/applicants', 'applicants:read', 'applicants:write'),
  ...letterEndpoints('/applicants', 'applicants:write', {
    body: LetterDraft.extend({ reason: choice(endReasons) }),
    plan: 'Who would get a letter that rejects some applicants, and who would not and why',
    write: 'Reject some applicants by a letter: the stages are one step to undo, and the letters go out',
  }),
  hire: endpoint({
    method: 'POST',
    path: '/applicants/hire',
    needs: 'users:write',
    sendsNoMail: true,
    summary:
      'Hire an applicant: the stage becomes Hired, and a user of their name, address and job title is made, whose status is Pending. Both are one step to undo',
    query: idQuery,
    output: z.object({ applicant: Applicant, user: User }),
  }),
}

const described = {
  openingId: { personal: false, of: 'openings' },
  name: { personal: true, edited: 'cells' },
  email: { personal: true, edited: 'cells' },
  phone: { personal: true, edited: 'cells' },
  source: { personal: false, edited: 'bulk' },
  stage: { personal: false, edited: 'bulk' },
  reason: { personal: false, edited: 'bulk' },
  rating: { personal: false, edited: 'cells' },
  ownerId: { personal: false, of: 'users' },
  appliedAt: { personal: false },
  nextInterviewAt: { personal: false, as: 'instant' },
  note: { personal: true, as: 'long text' },
  files: { personal: true, as: 'files' },
  screenAt: { personal: false },
  interviewAt: { personal: false },
  offerAt: { personal: false },
  hiredAt: { personal: false },
  endedAt: { personal: false },
  furthest: { personal: false },
  userId: { personal: false, as: 'reference', of: 'users' },
  createdAt: { personal: false },
} as const satisfies Fields<Applicant, ApplicantPatch>

export const applicantKind = {
  entity: 'applicants',
  record: Applicant,
  draft: ApplicantDraft,
  patch: ApplicantPatch,
  list: applicantList,
  endpoints: applicants,
  fields: described,
  exported: [
    ...['id', 'openingId', 'name', 'email', 'phone', 'source', 'stage', 'reason', 'rating', 'ownerId'],
    ...['appliedAt', 'nextInterviewAt', 'hiredAt', 'endedAt'],
  ],
} as const satisfies Kind<'applicants'>
